/** One sentence for every member of a union: a table by type, complete because the compiler says so. */

/** A table of sentences: a function for every `type` of the union. */
export type Sentences<U extends { readonly type: string }> = { readonly [T in U["type"]]: (item: Extract<U, { readonly type: T }>) => string };

/** The sentence of an item; its type as it stands when the table, being of another version, has none. */
export function sentenceOf<U extends { readonly type: string }>(sentences: Sentences<U>, item: U): string {
  if (!Object.hasOwn(sentences, item.type)) return item.type;
  const sentence = sentences[item.type as U["type"]] as (item: U) => string;
  return sentence(item);
}
