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

/** A value that was sent is wrong. The message follows its name, or `The body`. */
export class WrongValue extends Error {
  /** HTTP status, where it is a special one. */
  status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** A mistake of the sandbox or its backend, not of the request. */
export class SandboxMistake extends Error {
  override name = 'SandboxMistake';
}
