import type { Content } from '#site/content/content.ts';

interface Shelf {
  name: keyof Content<'establishedRebuild'>['beforeAfter']['rows'];
  /** Stands on it in the old and in the new cabinet, as paths in 200 by 72 units. */
  oldDrawing: string;
  newDrawing: string;
}

/** The shelves of the cabinet, from top to bottom. */
export const shelves: Shelf[] = [
  {
    name: 'programs',
    oldDrawing: 'M22 14h70v38h-70zM60 26h84v30h-84zM132 10h52v30h-52z',
    newDrawing: 'M20 16h160v12h-160zM20 34h160v12h-160zM20 52h160v8h-160z',
  },
  {
    name: 'data',
    oldDrawing: 'M20 20h44l8 8h34v30h-86zM92 12h40l8 8h40v34h-88zM70 34h40l8 8h30v22h-78z',
    newDrawing: 'M20 12h160v48h-160zM73 12v48M127 12v48',
  },
  {
    name: 'servers',
    oldDrawing: 'M34 8l52 -4l6 58l-52 4zM50 18l28 -2M51 26l28 -2M120 40h70v20h-70z',
    newDrawing: 'M20 12h160v20h-160zM20 38h160v20h-160zM30 22h40M30 48h40',
  },
  {
    name: 'network',
    oldDrawing: 'M16 38l74 -10l2 14l-74 10zM104 30l84 8l-2 14l-84 -8zM60 34C70 70 120 66 130 42',
    newDrawing: 'M20 14h160v18h-160zM20 40h160v18h-160zM40 32v8M160 32v8',
  },
  {
    name: 'cabling',
    oldDrawing: 'M14 12C60 70 90 -10 120 40S170 60 192 14M20 56C60 6 110 70 140 20S180 50 190 54M60 8C40 60 130 70 150 8',
    newDrawing: 'M30 8v28c0 8 10 8 10 16v12M60 8v28c0 8 6 8 6 16v12M90 8v56M120 8v28c0 8 -6 8 -6 16v12M150 8v28c0 8 -10 8 -10 16v12',
  },
  {
    name: 'power',
    oldDrawing: 'M16 30h170v18h-170zM34 30v-16M66 30v-22M98 30v-12M130 30v-20M160 30v-14',
    newDrawing: 'M20 14h76v44h-76zM104 14h76v44h-76zM58 26v20M142 26v20',
  },
];
