import { UnfitLogo } from '../logo-problem.ts';
import { styled } from './allowed.ts';

/** Property → value, for those that are attributes of a drawing too. */
export type Declarations = ReadonlyMap<string, string>;

interface Rule {
  tag: string | undefined;
  id: string | undefined;
  classes: string[];
  declarations: Declarations;
  /** The rule with the higher weight wins where two set the same property, then the later one. */
  weight: number;
}

/** The rules of all `style` elements. Returns what they set on an element. */
export type StyleSheet = (element: { tag: string; id: string | undefined; classes: readonly string[] }) => Declarations;

/** Characters of all rules, and of one list of declarations; exports of drawings have a few hundred. */
const limits = { rules: 50_000, declarations: 10_000 };

/** A name, an id, classes: one element by itself. Ways between elements are not taken. */
const simpleSelector = /^(?<tag>\*|[A-Za-z][\w-]*)?(?<rest>(?:[.#][A-Za-z_][\w-]*)*)$/;

/**
 * Reads style sheets as programs for drawing write them: lists of classes, ids or names of elements. What is left of them afterwards are
 * attributes of elements, so that no CSS is kept. Throws UnfitLogo for rules of any other kind, which would look otherwise without them.
 */
export function readStyles(texts: readonly string[]): StyleSheet {
  const css = texts.join('\n').replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ');
  if (css.length > limits.rules) throw new UnfitLogo('tooComplex');
  if (/[@\\<]/.test(css)) throw new UnfitLogo('unsafe');
  const rules: Rule[] = [];
  const blocks = css.split('}');
  if (blocks.pop()?.trim() !== '') throw new UnfitLogo('unsafe');
  for (const block of blocks) {
    const [selectors = '', body, ...rest] = block.split('{');
    if (body === undefined || rest.length > 0) throw new UnfitLogo('unsafe');
    const declarations = readDeclarations(body);
    for (const selector of selectors.split(',')) rules.push(ruleOf(selector.trim(), declarations));
  }
  return indexed(rules);
}

function ruleOf(selector: string, declarations: Declarations): Rule {
  const found = simpleSelector.exec(selector);
  if (!found || selector === '') throw new UnfitLogo('unsafe');
  const { tag, rest = '' } = found.groups ?? {};
  const names = rest.match(/[.#][^.#]+/g) ?? [];
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
  const ids = names.filter((name) => name.startsWith('#')).map((name) => name.slice(1));
  const named = tag === '*' ? undefined : tag;
  return { tag: named, id: ids[0], classes, declarations, weight: ids.length * 10_000 + classes.length * 100 + (named ? 1 : 0) };
}

/** An element is asked about the few rules that could be its own, not about all. */
function indexed(rules: readonly Rule[]): StyleSheet {
  const numbered = rules.map((rule, order) => ({ ...rule, order }));
  const byKey = Map.groupBy(numbered, ({ id, classes, tag }) => (id ? `#${id}` : classes[0] ? `.${classes[0]}` : (tag ?? '*')));
  return ({ tag, id, classes }) => {
    const keys = ['*', tag, ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)];
    const own = [...new Set(keys)]
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((rule) => (rule.tag ?? tag) === tag && (rule.id ?? id) === id && rule.classes.every((name) => classes.includes(name)))
      .toSorted((one, other) => one.weight - other.weight || one.order - other.order);
    return new Map(own.flatMap(({ declarations }) => [...declarations]));
  };
}

/** The declarations of a `style` attribute or a rule. Throws UnfitLogo for what could fetch or run something. */
export function readDeclarations(text: string): Declarations {
  if (text.length > limits.declarations) throw new UnfitLogo('tooComplex');
  if (/[\\<@]/.test(text) || /url\((?!\s*['"]?#)/i.test(text) || /expression\s*\(/i.test(text)) throw new UnfitLogo('unsafe');
  const found = new Map<string, string>();
  for (const declaration of text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').split(';')) {
    const at = declaration.indexOf(':');
    const property = declaration.slice(0, at).trim().toLowerCase();
    if (at > 0 && styled.has(property))
      found.set(
        property,
        declaration
          .slice(at + 1)
          .replace(/!\s*important\s*$/i, '')
          .trim(),
      );
  }
  return found;
}
