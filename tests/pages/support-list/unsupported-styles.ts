import type { Identifier } from '@mdn/browser-compat-data/types';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { compatData, isSupported, partOf, type SupportList } from './browser-support.ts';

const { properties, selectors, types, 'at-rules': atRules } = compatData.css as unknown as Record<string, Identifier>;
const media = partOf(atRules, 'media');

/** The feature of a name, however deep among the types of values: `color-mix` is one of colours. */
function typeNamed(name: string, within: Identifier | undefined = types): Identifier | undefined {
  for (const [key, feature] of Object.entries(within ?? {})) {
    if (key === '__compat') continue;
    const found = key === name ? (feature as Identifier) : typeNamed(name, feature as Identifier);
    if (found) return found;
  }
  return undefined;
}

const dynamicUnits = /^[sld]v(?:[hwib]|min|max)$/;
const isVendor = (name: string) => name.startsWith('-');

/** The features that a part of a value is made of, by what is said of them. */
function featuresOfValue(node: CssNode, property: Identifier | undefined): [name: string, feature: Identifier | undefined][] {
  if (node.type === 'Identifier') return [[node.name, property?.[node.name]]];
  if (node.type === 'Dimension')
    return [[node.unit, typeNamed(dynamicUnits.test(node.unit) ? 'viewport_percentage_units_dynamic' : node.unit)]];
  if (node.type !== 'Function') return [];
  const feature = property?.[node.name] ?? typeNamed(node.name);
  const isRelative = generate(node).startsWith(`${node.name}(from `);
  return [
    [`${node.name}()`, feature],
    ...(isRelative ? ([[`${node.name}(from)`, partOf(feature, 'relative_syntax')]] as [string, Identifier | undefined][]) : []),
  ];
}

/** Whether a rule draws the ring of what has the focus, or takes it away: without it, whoever uses the keyboard is lost. */
const drawsRing = ({ block }: Extract<CssNode, { type: 'Rule' }>): boolean =>
  block.children.some((node) => node.type === 'Declaration' && /^outline(?:-style|-color|-width)?$/.test(node.property));

/**
 * What a style sheet uses that a browser of the list does not know, and that nothing makes up for: a declaration before it of the same property, a
 * `@supports` around it, a list that forgives. Each is named by the feature and where it stands; an unknown pseudo-class beside other selectors
 * as a list, since it makes browsers drop them all, and one that a focus ring depends on as that.
 */
export function unsupportedStyles(css: string, list: SupportList): { feature: string; place: string }[] {
  const found: { feature: string; place: string }[] = [];
  const visit = (nodes: Iterable<CssNode>, place: string) => {
    /** Properties that have a value which is known, in the block that is read. */
    const made = new Set<string>();
    for (const node of nodes) {
      if (node.type === 'Atrule') visitAtRule(node);
      if (node.type === 'Rule') {
        visitSelectors(node.prelude, drawsRing(node));
        visit(node.block.children, generate(node.prelude));
      }
      if (node.type === 'Declaration') visitDeclaration(node, made, place);
    }
  };
  const visitAtRule = ({ name, prelude, block }: Extract<CssNode, { type: 'Atrule' }>) => {
    const condition = prelude ? generate(prelude) : '';
    if (isVendor(name) || (name === 'supports' && !condition.startsWith('not'))) return;
    if (!isSupported(atRules?.[name], list)) {
      found.push({ feature: `@${name}`, place: condition });
      return;
    }
    if (name === 'media' && prelude)
      walk(prelude, (node) => {
        if (node.type === 'Feature' && !isSupported(partOf(media, node.name), list))
          found.push({ feature: `@media (${node.name})`, place: condition });
        if (node.type === 'FeatureRange' && !isSupported(partOf(media, 'range_syntax'), list))
          found.push({ feature: '@media range', place: condition });
      });
    if (block && name !== 'keyframes') visit(block.children, `@${name} ${condition}`);
    else if (block) for (const frame of block.children) if (frame.type === 'Rule') visit(frame.block.children, `@keyframes ${condition}`);
  };
  const visitSelectors = (prelude: CssNode, hasRing: boolean) => {
    const place = generate(prelude);
    const isList = prelude.type === 'SelectorList' && prelude.children.size > 1;
    const unknown = new Set<string>();
    const visitSelector = (node: CssNode) => {
      if (node.type === 'NestingSelector') unknown.add('nesting');
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        if (!isVendor(node.name) && !isSupported(selectors?.[node.name], list)) unknown.add(`:${node.name}`);
        if (node.name === 'is' || node.name === 'where') return;
      }
      if ('children' in node && node.children) for (const child of node.children) visitSelector(child);
    };
    visitSelector(prelude);
    for (const feature of unknown) {
      const use = isList ? ' in a list' : hasRing ? ' of a ring' : '';
      found.push({ feature: feature + use, place });
    }
  };
  const visitDeclaration = ({ property, value }: Extract<CssNode, { type: 'Declaration' }>, made: Set<string>, place: string) => {
    const plain = property.replace(/^-(?:webkit|moz)-/, '');
    const unknown = new Set<string>();
    if (!isVendor(property) && !isSupported(properties?.[property], list)) unknown.add(property);
    walk(value, (node) => {
      for (const [name, feature] of featuresOfValue(node, properties?.[plain]))
        if (!isVendor(property) && !isSupported(feature, list)) unknown.add(node.type === 'Identifier' ? `${property}: ${name}` : name);
      if (property.startsWith('--'))
        for (const [name, feature] of featuresOfValue(node, undefined)) if (!isSupported(feature, list)) unknown.add(name);
    });
    if (unknown.size === 0) made.add(plain);
    else if (!made.has(plain)) for (const feature of unknown) found.push({ feature, place: `${place} ${property}` });
  };
  const sheet = parse(css, { parseCustomProperty: true });
  if (sheet.type === 'StyleSheet') visit(sheet.children, '');
  return found;
}
