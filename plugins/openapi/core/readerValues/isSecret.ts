const SECRET =
  /secret|passw|passphrase|token|session|signature|credential|authori[sz]ation|private|api[-_]?key|access[-_]?key|otp|cookie|(^|[-_])(auth|code|jwt|nonce|pin|pwd|sign)$|(Auth|Code|Jwt|Nonce|Pin|Pwd|Sign)$/i;

/** Whether a name says that its value is a secret, or proves something once. In doubt, it is. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
