/** The script in whose worker the Office reads PDFs (office/parts/pdf/open-pdf.ts). */
const pdfWorker = /^\/_astro\/pdf\.worker\.[\w.-]+\.mjs$/;

/**
 * Content-Security-Policy of a worker's script, which is that of the worker: nothing but WebAssembly, with which pictures of scanned pages are
 * decoded, and in this worker alone. Undefined for other files.
 */
export const workerPolicy = (path: string): string | undefined =>
  pdfWorker.test(path)
    ? "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    : undefined;
