/** Replaces `{name}` in a text by the value of that name. Values are inserted as they are: braces in them are no placeholders. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
