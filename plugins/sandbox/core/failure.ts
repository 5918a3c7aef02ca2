export class CallFailure extends Error {
  constructor(
    readonly code: number,
    readonly reason: string,
  ) {
    super(`The call fails with ${code}: ${reason}.`);
    this.name = 'CallFailure';
  }
}

/** Reports an invalid value. The message follows its name, or `The body`. */
export class WrongValue extends Error {
  status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Reports a bug of the sandbox or its backend, not of the request. */
export class SandboxMistake extends Error {
  override name = 'SandboxMistake';
}
