/** The map of offices. Positions of offices are percentages of this picture; width and height are pixels. */
export const worldMap = { url: '/world-map.svg', width: 1440, height: 660 };

/** The part of the map, in percent, that is shown larger while all offices are in it. */
export const worldMapRegion = { left: 37, right: 74, top: 8, bottom: 62 };
