import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { LineValue } from '#contract/texts/changed-texts';

/** The files of the texts of one language, by name. */
export type TextFiles = ReadonlyMap<string, string>;

/** A part of a file, as it stands there. */
export interface Place {
  file: string;
  node: ts.Expression;
}

export function readTextFiles(folder: string): TextFiles {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Names the files that are not TypeScript, with the first thing that is wrong in each. */
export const unreadable = (files: TextFiles): string[] =>
  [...files].flatMap(([fileName, text]) => {
    const [first] = ts.transpileModule(text, { fileName, reportDiagnostics: true }).diagnostics ?? [];
    return first ? [`${fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`] : [];
  });

/** The expressions that the constants of a file were set to, those of other files of the language that it imports among them. */
type Constants = ReadonlyMap<string, Place | { file: string; importedName: string }>;

/**
 * Finds where a line is written: from the constant of that name along the keys, through what is spread or named from elsewhere. What is computed
 * is nowhere.
 */
export function findPlaces(files: TextFiles): (name: string, path: string) => Place | undefined {
  const byFile = new Map([...files].map(([file, text]) => [file, constantsOf(file, text)]));
  const all = [...byFile.values()].flatMap((constants) => [...constants]);
  const exported = new Map(all.flatMap(([name, found]) => ('node' in found && isExported(found) ? [[name, found]] : [])));
  return (name, path) => {
    const start = exported.get(name);
    return start && descend(start, path === '' ? [] : path.split('/'));
  };

  function constant(file: string, name: string): Place | undefined {
    const found = byFile.get(file)?.get(name);
    return found && ('node' in found ? found : constant(found.file, found.importedName));
  }

  function descend({ file, node }: Place, keys: readonly string[]): Place | undefined {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return descend({ file, node: node.expression }, keys);
    if (ts.isPropertyAccessExpression(node)) return descend({ file, node: node.expression }, [node.name.text, ...keys]);
    if (ts.isIdentifier(node)) {
      const named = constant(file, node.text);
      return named && descend(named, keys);
    }
    const [key, ...rest] = keys;
    if (key === undefined) return { file, node };
    if (ts.isArrayLiteralExpression(node)) {
      const entry = node.elements.some(ts.isSpreadElement) ? undefined : node.elements[Number(key)];
      return entry && descend({ file, node: entry }, rest);
    }
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    // What stands later replaces what stands before.
    for (const property of node.properties.toReversed()) {
      const found = ts.isSpreadAssignment(property) ? descend({ file, node: property.expression }, keys) : valueUnder(key, property, file);
      if (found) return ts.isSpreadAssignment(property) ? found : descend(found, rest);
    }
    return undefined;
  }

  function valueUnder(key: string, property: ts.ObjectLiteralElementLike, file: string): Place | undefined {
    if (keyOf(property) !== key) return undefined;
    if (ts.isShorthandPropertyAssignment(property)) return constant(file, key);
    return ts.isPropertyAssignment(property) ? { file, node: property.initializer } : undefined;
  }
}

const isExported = ({ node: { parent } }: Place): boolean =>
  ts.isVariableDeclaration(parent) && (ts.getCombinedModifierFlags(parent) & ts.ModifierFlags.Export) !== 0;

function constantsOf(file: string, text: string): Constants {
  const constants = new Map<string, Place | { file: string; importedName: string }>();
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, { file, node: initializer });
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    const [, from] = /^\.\/([^/]+)$/.exec(statement.moduleSpecifier.text) ?? [];
    if (from !== undefined && names && ts.isNamedImports(names))
      for (const { name, propertyName } of names.elements)
        constants.set(name.text, { file: from, importedName: (propertyName ?? name).text });
  }
  return constants;
}

/** Returns the key of a property; undefined where it is computed. */
export function keyOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : undefined;
}

/** Reads the line that is written in a place; undefined where something else is, or where it is computed. */
export function valueAt({ node }: Place): LineValue | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const parts = node.properties.map((property) => {
    const text = ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
    return [keyOf(property), text] as const;
  });
  return parts.every(([key, text]) => key !== undefined && text !== undefined) ? (Object.fromEntries(parts) as LineValue) : undefined;
}
