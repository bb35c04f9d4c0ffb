import type { Content } from '#site/content/content.ts';

type MapText = Content<'networking'>['segments'];
type Station = keyof MapText['stations'];
type Line = keyof MapText['lines'];

export const lineNames: readonly Line[] = ['staff', 'voice', 'guest', 'camera'];

export interface MapLabel {
  x: number;
  y: number;
  name: Station;
  anchor?: 'middle';
}

/** One drawing of the map, in units of its `viewBox`. */
export interface MapShape {
  viewBox: string;
  fontSize: number;
  lines: Readonly<Record<Line, string>>;
  /** The last stretch, beyond the firewall. */
  uplink: string;
  /** The wall that the firewall stands in. */
  wall: string;
  stations: readonly { x: number; y: number; label: MapLabel }[];
  server: { x: number; y: number; width: number; height: number; label: MapLabel };
  firewall: { x: number; y: number; width: number; height: number; label: MapLabel };
  internet: { cx: number; cy: number; r: number; label: MapLabel };
}

const labelledAbove = (x: number, y: number, name: Station) => ({ x, y, label: { x: x - 9, y: y - 24, name } });
const labelledBelow = (x: number, y: number, name: Station) => ({ x, y, label: { x: x - 9, y: y + 40, name } });
const labelledBeside = (x: number, y: number, name: Station) => ({ x, y, label: { x: x + 11, y: y + 4, name } });

export const wide: MapShape = {
  viewBox: '40 10 1120 470',
  fontSize: 19,
  lines: {
    staff: 'M70 70H330L440 180H820',
    voice: 'M70 160H270L306 196H820',
    guest: 'M70 330H330L448 212H820',
    camera: 'M70 420H370L562 228H654',
  },
  uplink: 'M820 196H1010',
  wall: 'M820 60V420',
  stations: [
    labelledAbove(110, 70, 'desks'),
    labelledAbove(240, 70, 'meeting'),
    labelledAbove(110, 160, 'phones'),
    labelledAbove(250, 160, 'reception'),
    labelledBelow(110, 330, 'lobby'),
    labelledBelow(110, 420, 'doors'),
    labelledBelow(265, 420, 'store'),
  ],
  server: { x: 640, y: 166, width: 28, height: 76, label: { x: 654, y: 146, name: 'server', anchor: 'middle' } },
  firewall: { x: 804, y: 160, width: 32, height: 72, label: { x: 848, y: 258, name: 'firewall' } },
  internet: { cx: 1040, cy: 196, r: 30, label: { x: 1040, y: 258, name: 'internet', anchor: 'middle' } },
};

/** Each line begins below the names of the one before, which have more to say than there is room between two lines. */
export const tall: MapShape = {
  viewBox: '0 0 356 460',
  fontSize: 14,
  lines: {
    staff: 'M14 10V130L161 277V350',
    voice: 'M104 70V162L172 230V350',
    guest: 'M194 134V185L183 196V350',
    camera: 'M268 158V208L194 282V290',
  },
  uplink: 'M175 350V404',
  wall: 'M40 350H310',
  stations: [
    labelledBeside(14, 24, 'desks'),
    labelledBeside(14, 52, 'meeting'),
    labelledBeside(104, 86, 'phones'),
    labelledBeside(104, 114, 'reception'),
    labelledBeside(194, 150, 'lobby'),
    labelledBeside(268, 174, 'doors'),
    labelledBeside(268, 202, 'store'),
  ],
  server: { x: 152, y: 276, width: 52, height: 22, label: { x: 214, y: 291, name: 'server' } },
  firewall: { x: 149, y: 340, width: 54, height: 20, label: { x: 214, y: 338, name: 'firewall' } },
  internet: { cx: 175, cy: 424, r: 18, label: { x: 206, y: 428, name: 'internet' } },
};
