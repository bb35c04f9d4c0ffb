/** The dotted map, drawn once at build by pages/world-map.svg.ts. Office positions are percentages of this picture. */
export const worldMap = { url: '/world-map.svg', width: 1440, height: 660 };
