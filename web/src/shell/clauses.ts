/** The first clause that a reference names, without its sign: `§8a, 12` is `8a`. */
export function clauseId(reference: string): string {
  return /[A-Z]?\d+[a-z]?/.exec(reference)?.[0] ?? '';
}
