import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../files/file-store.ts';
import { writeWhole } from '../../files/whole-files.ts';

/** Files of the demo's conversations, by whose they are: what a colleague sent with an answer, and what a customer sent. Each says that it is invented. */
export const demoFiles: Readonly<Record<string, { by: 'answer' | 'reply'; source: string; name: string }>> = {
  ghassan: { by: 'reply', source: 'floor-plan.png', name: 'Floor plan (demo).png' },
  leila: { by: 'answer', source: 'monitoring.csv', name: 'What we watch (demo).csv' },
  haitham: { by: 'reply', source: 'devices.csv', name: 'قائمة الأجهزة (تجريبي).csv' },
};

/** A copy in the file store. */
export interface DemoFile {
  by: 'answer' | 'reply';
  name: string;
  key: string;
  /** Bytes. */
  size: number;
}

/** By mailbox. */
export type DemoFiles = ReadonlyMap<string, DemoFile>;

/** Copies the files. Each is in `copies` as soon as it is written. */
export async function copyDemoFiles(files: FileStore, copies: Map<string, DemoFile>): Promise<void> {
  for (const [mailbox, { source, ...file }] of Object.entries(demoFiles)) {
    const content = await readFile(new URL(`files/${source}`, import.meta.url));
    const extension = source.slice(source.lastIndexOf('.') + 1);
    copies.set(mailbox, { ...file, key: await writeWhole(await files.begin('attachments', extension), content), size: content.length });
  }
}
