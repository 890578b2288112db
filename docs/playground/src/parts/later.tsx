/** Parts of the page that are loaded when they are first shown. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../words/words.js";

export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null;
  return function Later(props: P) {
    const words = useWords();
    const [, setReady] = useState(loaded !== null);
    useEffect(() => {
      if (loaded !== null) return;
      load().then((part) => {
        loaded = part;
        setReady(true);
      });
    }, []);
    const Part = loaded;
    return Part === null ? <p>{words.loading}</p> : <Part {...props} />;
  };
}
