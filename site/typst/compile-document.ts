import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { withCopyableArabic } from './copyable-arabic.ts';

/** Instances of the site's typefaces, which the build makes (tools/font-subsets.ts), as `data:` URLs. Documents have no other typefaces. */
const fonts = import.meta.glob<string>('../../ui/styles/font-subsets/*.ttf', { eager: true, query: '?inline', import: 'default' });

/** Level of detail at which the compiler reports what is wrong: with package, file, line and column, as a text. */
const diagnosticsFormat = 2;

export const bytesOf = (dataUrl = ''): Buffer => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

async function createCompiler(): Promise<TypstCompiler> {
  const wasm = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await init({ module_or_path: await readFile(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  // Latin first: of two typefaces with one name the compiler asks the first, and the other one for what that lacks.
  const latinFirst = Object.keys(fonts).toSorted((a, b) => Number(b.includes('-latin-')) - Number(a.includes('-latin-')));
  for (const name of latinFirst) await builder.add_raw_font(bytesOf(fonts[name]));
  return builder.build();
}

let creating: Promise<TypstCompiler> | undefined;

interface Document {
  /** Stands in the error of one that cannot be set. */
  name: string;
  /** Path → source; `/main.typ` is where it begins. */
  sources: Readonly<Record<string, string>>;
  /** Path → bytes. */
  files?: Readonly<Record<string, Buffer>>;
  /** Is `/data.json` for the sources. No text of it becomes source. */
  data: object;
}

/**
 * Sets a document as a PDF. It takes about a second of processor time, and another one the first time. Rejects with what the compiler reports,
 * warnings included.
 */
export async function compileDocument({ name, sources, files = {}, data }: Document): Promise<Buffer> {
  creating ??= createCompiler();
  const compiler = await creating;
  compiler.reset_shadow();
  for (const [path, source] of Object.entries(sources)) compiler.add_source(path, source);
  for (const [path, bytes] of Object.entries(files)) compiler.map_shadow(path, bytes);
  compiler.map_shadow('/data.json', Buffer.from(JSON.stringify(data)));
  const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', diagnosticsFormat) as {
    result?: Uint8Array;
    diagnostics?: string[];
  };
  if (!result || diagnostics?.length) throw new Error(`The ${name} cannot be typeset: ${diagnostics?.join('\n')}`);
  return withCopyableArabic(Buffer.from(result));
}
