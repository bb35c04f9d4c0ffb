import tokens from './tokens.css?raw';

/**
 * The value of a colour token, for what is not CSS: the browser's own bars, the company profile.
 * @param name without its dashes, `ink-950`. Throws when there is no such colour.
 */
export function tokenColour(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}
