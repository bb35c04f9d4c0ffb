// `npm run art -- resumes`: sets the résumés of the demo's applicants (api/demo/work) with Typst, one page each, into api/demo/work/resumes. The
// fonts are those that the last build of the site has made.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { arabicWork } from '#api/demo/work/ar';
import { englishWork } from '#api/demo/work/en';
import { resumeFile } from '#api/demo/work/resume-file';
import { directionOf } from '#contract/locales';
import { withCopyableArabic } from '#site/typst/copyable-arabic.ts';

const fonts = 'ui/styles/font-subsets';
const template = `
#let data = json("/data.json")
#set page(paper: "a5", margin: 16mm)
#set text(font: ("Manrope", "Alexandria"), size: 10pt, lang: data.locale, dir: if data.direction == "rtl" { rtl } else { ltr })
#text(size: 20pt, weight: 600, data.name)
#v(-2mm)
#text(size: 11pt, data.title)
#v(3mm)
#data.summary
#v(2mm)
#text(weight: 600, data.words.work)
#for (time, what) in data.work [#block[#text(size: 8.5pt, time) \\ #what]]
#v(2mm)
#text(weight: 600, data.words.skills)
#for skill in data.skills [#block(skill)]
#v(1fr)
#text(size: 8pt, data.words.notice)
`;

await init({ module_or_path: readFileSync(fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const file of globSync(`${fonts}/{manrope-latin,alexandria-arabic}*.ttf`).sort()) await builder.add_raw_font(readFileSync(file));
const compiler = await builder.build();

for (const { locale, mark, resume, applications } of [englishWork, arabicWork])
  for (const { name, mailbox, resume: content } of applications) {
    const data = { ...content, locale, direction: directionOf(locale), name: `${name} (${mark})`, words: resume };
    compiler.reset_shadow();
    compiler.add_source('/main.typ', template);
    compiler.map_shadow('/data.json', Buffer.from(JSON.stringify(data)));
    const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', 2) as { result?: Uint8Array; diagnostics?: string[] };
    if (!result) throw new Error(`The résumé of ${name} cannot be set: ${diagnostics?.join('\n')}`);
    if (diagnostics?.length) console.error(diagnostics.join('\n'));
    writeFileSync(fileURLToPath(resumeFile(mailbox)), withCopyableArabic(Buffer.from(result)));
  }
console.log(join('api/demo/work/resumes', '*.pdf'));
