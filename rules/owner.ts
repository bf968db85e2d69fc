/**
 * Names the owner of a stored text in its key: the 64 bits of FNV-1a over the e-mail's characters, in base 36. Synchronous, since
 * `crypto.subtle` is missing without a secure context; a name, not a secret.
 */
export function ownerOf(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of email)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
