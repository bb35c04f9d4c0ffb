import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** Lists the decoders of pictures as scanners write them (JPEG 2000, JBIG2, fax), by the names that pdf.js has for them. */
const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': jpeg2000 };

/** Fetches a decoder for the worker, which may fetch nothing itself, when a document needs it. */
export class DecoderFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
    const url = decoders[filename];
    const response = url === undefined ? undefined : await fetch(url);
    if (!response?.ok) throw new Error(`There is no ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
