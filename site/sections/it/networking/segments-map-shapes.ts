import { networking } from '#content/networking';

const { stations } = networking.map;
const { server, gate, outside } = stations;

interface Label {
  x: number;
  y: number;
  name: string;
  anchor?: 'middle';
}

/** One drawing of the map. Which way each line runs was drawn, not computed; the order is staff, voice, guest, camera. */
export interface MapShape {
  viewBox: string;
  lines: readonly string[];
  /** The last stretch, beyond the gate, and the wall that the gate stands in. */
  way: string;
  wall: string;
  stops: readonly { x: number; y: number; label: Label }[];
  server: { x: number; y: number; width: number; height: number; label: Label };
  gate: { x: number; y: number; width: number; height: number; label: Label };
  outside: { x: number; y: number; r: number; label: Label };
}

const across = (x: number, y: number, dy: number, name: string) => ({ x, y, label: { x: x - 9, y: y + dy, name } });
const down = (x: number, y: number, name: string) => ({ x, y, label: { x: x + 11, y: y + 4, name } });

export const wide: MapShape = {
  viewBox: '40 10 1120 470',
  lines: ['M70 70H330L440 180H820', 'M70 160H270L306 196H820', 'M70 330H330L448 212H820', 'M70 420H370L562 228H654'],
  way: 'M820 196H1010',
  wall: 'M820 60V420',
  stops: [
    across(110, 70, -24, stations.desks),
    across(240, 70, -24, stations.meeting),
    across(110, 160, -24, stations.phones),
    across(250, 160, -24, stations.reception),
    across(110, 330, 40, stations.lobby),
    across(110, 420, 40, stations.doors),
    across(265, 420, 40, stations.store),
  ],
  server: { x: 640, y: 166, width: 28, height: 76, label: { x: 654, y: 146, name: server, anchor: 'middle' } },
  gate: { x: 804, y: 160, width: 32, height: 72, label: { x: 848, y: 258, name: gate } },
  outside: { x: 1040, y: 196, r: 30, label: { x: 1040, y: 258, name: outside, anchor: 'middle' } },
};

export const tall: MapShape = {
  viewBox: '0 0 356 460',
  lines: ['M14 10V130L161 277V350', 'M104 10V162L172 230V350', 'M194 10V185L183 196V350', 'M276 10V192L194 274V290'],
  way: 'M175 350V404',
  wall: 'M40 350H310',
  stops: [
    down(14, 34, stations.desks),
    down(14, 94, stations.meeting),
    down(104, 62, stations.phones),
    down(104, 122, stations.reception),
    down(194, 34, stations.lobby),
    down(276, 62, stations.doors),
    down(276, 122, stations.store),
  ],
  server: { x: 152, y: 276, width: 52, height: 22, label: { x: 214, y: 291, name: server } },
  gate: { x: 149, y: 340, width: 54, height: 20, label: { x: 214, y: 338, name: gate } },
  outside: { x: 175, y: 424, r: 18, label: { x: 206, y: 428, name: outside } },
};
