/** The deck: two suits of six. */
export interface CardRow {
  readonly id: string;
  readonly value: number;
}

export const CARDS: readonly CardRow[] = [
  { id: "sun-1", value: 1 },
  { id: "sun-2", value: 2 },
  { id: "sun-3", value: 3 },
  { id: "sun-4", value: 4 },
  { id: "sun-5", value: 5 },
  { id: "sun-6", value: 6 },
  { id: "moon-1", value: 1 },
  { id: "moon-2", value: 2 },
  { id: "moon-3", value: 3 },
  { id: "moon-4", value: 4 },
  { id: "moon-5", value: 5 },
  { id: "moon-6", value: 6 },
];
