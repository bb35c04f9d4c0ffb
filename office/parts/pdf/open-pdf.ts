import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { DecoderFiles } from './decoders.ts';

/** The library, fetched when the first document is opened. */
type Pdf = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loading: Promise<Pdf> | undefined;

/**
 * The worker comes from this origin. It gets the bytes handed over and fetches nothing, as the policy of its response demands, which allows it
 * WebAssembly besides (server/assets/worker-policy.ts); neither it nor the page evaluates code of a document, and scripts and forms in one are not run.
 */
export function loadPdf(): Promise<Pdf> {
  loading ??= import('pdfjs-dist/legacy/build/pdf.mjs').then((pdf) => {
    pdf.GlobalWorkerOptions.workerSrc = workerUrl;
    return pdf;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Says why a file cannot be read: it is no PDF inside, or has a password. */
export type PdfProblem = 'broken' | 'locked';
export type OpenedPdf = { ok: true; document: PDFDocumentProxy } | { ok: false; problem: PdfProblem };

/** Pages that are shown at most; nobody reads more, and a file may claim any number. */
export const maxPages = 100;

/** Opens the bytes of a PDF, which stay with the caller. Rejects when the library itself cannot be fetched. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPdf> {
  const pdf = await loadPdf();
  const task = pdf.getDocument({
    data: bytes.slice(),
    enableXfa: false,
    BinaryDataFactory: DecoderFiles,
    useWorkerFetch: false,
    disableAutoFetch: true,
    // A picture of more pixels is left out instead of taking all memory.
    maxImageSize: 50_000_000,
    verbosity: pdf.VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > 0) return { ok: true, document };
    void task.destroy();
    return { ok: false, problem: 'broken' };
  } catch (error) {
    void task.destroy();
    return { ok: false, problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}
