/** The first clause that a reference names, without its sign: `§8a, 12` is `8a`; one without a number is its word. */
export function clauseId(reference: string): string {
  return /[A-Z]?\d+[a-z]?/.exec(reference)?.[0] ?? plainClause(reference);
}

/** A reference as it stands after the word “rule”. */
export function plainClause(reference: string): string {
  return reference.replaceAll('§', '').trim();
}
