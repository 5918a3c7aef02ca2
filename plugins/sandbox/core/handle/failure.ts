/** Ends a call with a code of the document. */
export class CallFailure extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
  ) {
    super(`The call fails with ${code}: ${reason}.`);
    this.name = 'CallFailure';
  }
}

/** What is wrong with a value that was sent; its name, or `The body`, comes before the message. */
export class WrongValue extends Error {
  /** HTTP status, where it is not that of any wrong value. */
  status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Something that the sandbox itself does wrong: no request may bring it. */
export class SandboxMistake extends Error {
  override name = 'SandboxMistake';
}
