export const files = import.meta.glob<object>(['./*.ts', '!./{first,frame,messages,parts,roles,today,page,help}.ts'], { eager: true });
