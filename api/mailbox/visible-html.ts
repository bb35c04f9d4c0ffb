import { Parser } from 'htmlparser2';
import { escapeHtml } from '#contract/text/escape-html';

/** Matches elements without words of the mail. */
const wordless = new Set([
  'head',
  'title',
  'style',
  'script',
  'noscript',
  'template',
  'svg',
  'math',
  'object',
  'select',
  'textarea',
  'button',
]);
const voids = new Set(['br', 'hr', 'wbr', 'img', 'input', 'meta', 'link', 'col', 'area', 'base', 'embed', 'source', 'track']);

/** Attributes that say something about the words. */
const kept = ['class', 'href', 'start', 'type'];

/** Elements within each other; what is deeper keeps its words and loses its elements. */
const maxDepth = 150;

interface Visibility {
  name: string;
  isHidden: boolean;
  /** Letters of no size: what is within it can have letters of its own size. */
  isSizeless: boolean;
  isInvisible: boolean;
  isWritten: boolean;
}

/** The HTML that a reader sees the words of: without what is hidden, and without attributes that say nothing to a reader of plain text. */
export function visibleHtml(html: string): string {
  const hiddenNames = namesHiddenBy(html);
  const out: string[] = [];
  const open: Visibility[] = [{ name: '', isHidden: false, isSizeless: false, isInvisible: false, isWritten: false }];
  let written = 0;
  const now = () => open.at(-1) as Visibility;
  const isShown = ({ isHidden, isSizeless, isInvisible }: Visibility) => !isHidden && !isSizeless && !isInvisible;

  const parser = new Parser({
    onopentag(name, attributes) {
      const inside = visibilityOf(name, attributes, now(), hiddenNames);
      const isWritten = !inside.isHidden && (written < maxDepth || voids.has(name));
      if (isWritten) {
        const said = kept.flatMap((attribute) =>
          attributes[attribute] === undefined ? [] : [` ${attribute}="${escapeHtml(attributes[attribute])}"`],
        );
        out.push(`<${name}${said.join('')}>`);
      }
      if (voids.has(name)) return;
      if (isWritten) written += 1;
      open.push({ ...inside, isWritten });
    },
    ontext(text) {
      if (isShown(now())) out.push(escapeHtml(text));
    },
    onclosetag(name) {
      if (voids.has(name)) return;
      const closed = open.length > 1 ? open.pop() : undefined;
      if (!closed?.isWritten) return;
      written -= 1;
      out.push(`</${closed.name}>`);
    },
  });
  parser.end(html);
  return out.join('');
}

function visibilityOf(
  name: string,
  attributes: Record<string, string>,
  around: Visibility,
  hiddenNames: ReadonlySet<string>,
): Omit<Visibility, 'isWritten'> {
  const style = (attributes.style ?? '').toLowerCase().replaceAll(/\s+/g, '');
  const says = (declaration: RegExp) => declaration.test(style);
  const names = [...(attributes.class ?? '').split(/\s+/).map((className) => `.${className}`), `#${attributes.id ?? ''}`];
  const isHidden =
    around.isHidden ||
    wordless.has(name) ||
    'hidden' in attributes ||
    says(/(?:^|;)(?:display:none|mso-hide:all|opacity:0(?:\.0+)?(?:[;!]|$))/) ||
    (says(/(?:^|;)(?:max-)?height:0/) && says(/(?:^|;)overflow:hidden/)) ||
    names.some((selector) => hiddenNames.has(selector));
  const size = /(?:^|;)font-size:([\d.]+)/.exec(style)?.[1];
  const visibility = /(?:^|;)visibility:(\w+)/.exec(style)?.[1];
  return {
    name,
    isHidden,
    isSizeless: size === undefined ? around.isSizeless : Number(size) === 0,
    isInvisible: visibility === undefined ? around.isInvisible : visibility !== 'visible',
  };
}

/** Classes and ids that a style sheet of the mail hides whatever the screen is. */
function namesHiddenBy(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, sheet = ''] of html.matchAll(/<style[^>]{0,300}>([^<]{0,100000})/gi)) {
    let depth = 0;
    let selector = '';
    // Rules within others are those of some screens only.
    for (const piece of sheet.split(/(?<=[{}])/)) {
      if (piece.endsWith('{')) {
        depth += 1;
        selector = depth === 1 ? piece.slice(0, -1).trim() : '';
      } else if (piece.endsWith('}')) {
        if (depth === 1 && !selector.startsWith('@') && /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(piece))
          for (const one of selector.split(',')) if (/^\s*[.#][\w-]+\s*$/.test(one)) names.add(one.trim());
        depth = Math.max(0, depth - 1);
      }
    }
  }
  return names;
}
