/** Players made of code, and odds: in a worker that talks to the table alone. The page that brought it hears nothing of it. */
import { faultOf } from "../fault.js";
import type { FromThinker, ToThinker } from "../protocol.js";

/** Answers what the table asks over its port. What thinks is loaded with the first question. */
export function think(table: MessagePort): void {
  table.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    const reply = (from: Omit<FromThinker, "id">): void => table.postMessage({ id: data.id, ...from });
    try {
      const { answer } = await import("./answers.js");
      reply({ answer: await answer(data) });
    } catch (error) {
      reply({ fault: faultOf(error) });
    }
  };
}
