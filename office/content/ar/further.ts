export const files = import.meta.glob<object>(['./**/*.ts', '!./{first,frame,messages,parts,roles,today,page}.ts'], { eager: true });
