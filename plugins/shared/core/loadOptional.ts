/** A package that only some sites need is not installed. The message says what needs it, and how to install it. */
export class MissingPackageError extends Error {
  override name = 'MissingPackageError';

  constructor(purpose: string, packageName: string, options?: ErrorOptions) {
    super(`${purpose} needs the package \`${packageName}\`. Run \`npm install ${packageName}\`.`, options);
    // Docusaurus prints it, and the place in our code helps nobody.
    this.stack = undefined;
  }
}

/**
 * Loads a package that only some sites need. Throws `MissingPackageError` if it is not installed.
 *
 * @param purpose what needs it: `A Swagger 2.0 document`
 */
export async function loadOptional<Module>(
  packageName: string,
  purpose: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw isMissing(cause, packageName) ? new MissingPackageError(purpose, packageName, { cause }) : cause;
  }
}

/** A package that is there, but lacks one of its own, fails alike but for the name. */
function isMissing(error: unknown, packageName: string): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return /^(ERR_)?MODULE_NOT_FOUND$/.test(String(code)) && message.includes(`'${packageName}'`);
}
