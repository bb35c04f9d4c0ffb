import { escapeHtml } from '#contract/text/escape-html';

/** A piece of HTML in which all texts are escaped. Only `html` makes it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** Template tag: texts are escaped, pieces of HTML inserted. For element content and quoted attribute values. */
export function html(literals: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return new Html(String.raw({ raw: literals }, ...values.map(markup)));
}

function markup(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value);
  return Array.isArray(value) ? value.join('') : value.toString();
}
