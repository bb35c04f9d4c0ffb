/** The texts that are not loaded first (first.ts), by the files of this folder: loaded with the first screen that needs them. */
export const files = import.meta.glob<object>(['./**/*.ts', '!./{first,frame,messages,parts,roles,today,page}.ts'], { eager: true });
