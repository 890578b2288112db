/** Chunks of text cut into lines, none of which is kept beyond a limit. */
export class Lines {
  private readonly most: number;
  private begun = "";
  private isTooLong = false;

  constructor(most: number) {
    this.most = most;
  }

  /** The lines that a chunk ends, without their ends; null for each that was too long. */
  *add(chunk: string): Generator<string | null, void, undefined> {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
      this.keep(chunk.slice(from, end));
      from = end + 1;
      yield this.end();
    }
    this.keep(chunk.slice(from));
  }

  /** What has been begun, as a line; "" when there is nothing. */
  end(): string | null {
    const line = this.isTooLong ? null : this.begun.endsWith("\r") ? this.begun.slice(0, -1) : this.begun;
    this.begun = "";
    this.isTooLong = false;
    return line;
  }

  private keep(part: string): void {
    if (this.isTooLong || this.begun.length + part.length > this.most + 1) {
      this.isTooLong = true;
      this.begun = "";
    } else this.begun += part;
  }
}
