import { createFilm, present, progress } from './parts/film.js';
import { addTitle } from './parts/tutorial.js';
import { along, say } from './parts/words.js';

const film = createFilm(38);
const firstDay = 2.6;
const dayLength = 4.4;
const days = 7;
const end = firstDay + days * dayLength;
const width = 1280;
const startOf = (day) => firstDay + day * dayLength;

/** The camera walks along one long wall, a day at a time; the lit thread runs ahead of it. */
function walkThroughWeek() {
  // each day is reached by a step of about a second
  const position = (moment) =>
    Array.from({ length: days - 1 }, (_, day) => progress(moment, startOf(day + 1) - 0.55, startOf(day + 1) + 0.55)).reduce(
      (sum, part) => sum + part,
      0,
    );
  film.each((moment) => {
    film.one('.world').style.translate = `${-along * width * position(moment)}px 0`;
    film.one('.today').style.translate = `${along * 100 * position(moment)}% 0`;
    // within a day the light runs from the edge of the picture to the foot of what it looks after
    const lit =
      (position(moment) +
        0.08 +
        0.62 * progress(moment, startOf(Math.floor(position(moment) + 0.5)) - 0.2, startOf(Math.floor(position(moment) + 0.5)) + 1.6)) *
      width;
    film.one('.thread-lit').style.strokeDashoffset = String(1 - lit / (8 * width));
  });
  for (let day = 0; day < days; day++) {
    film.mark(`.week li:nth-child(${day + 1})`, 'is-today', startOf(day), startOf(day + 1));
    film.mark(`.week li:nth-child(${day + 1})`, 'is-past', startOf(day + 1));
    film.one(`#day-${day}`).style.insetInlineStart = `${day * width}px`;
    film.enter(`#day-${day} .words > *`, startOf(day) + (day ? -0.1 : 0.2), { stagger: 0.13, from: '0 26px' });
    film.animate(`#day-${day} .scene`, [{ translate: '120px 0' }, { translate: '0 0' }], startOf(day) - 0.5, 1.3, { fill: 'both' });
  }
  film.animate('.week', [{ opacity: 0 }, { opacity: 1 }], firstDay - 0.2, 0.6, { fill: 'both' });
  film.animate('.world', [{ opacity: 0 }, { opacity: 1 }], firstDay - 0.2, 0.6, { fill: 'both' });
}

function drawThread() {
  const wall = Array.from(
    { length: 8 },
    (_, day) =>
      `C${day * width + 300} 640 ${day * width + 340} 668 ${day * width + 640} 668S${day * width + 1000} 640 ${(day + 1) * width} 640`,
  );
  for (const path of film.all('.thread path')) path.setAttribute('d', `M0 640${wall.join('')}`);
}

function morningCheck(start) {
  film.enter('.checks li', start + 0.5, { stagger: 0.16, from: '0 14px', seconds: 0.45 });
  film.animate(
    '.checks .tick',
    [
      { opacity: 0, scale: 0.3 },
      { opacity: 1, scale: 1 },
    ],
    start + 1.3,
    0.35,
    { fill: 'both', stagger: 0.5 },
  );
}

function nightUpdate(start) {
  film.one('.windows').innerHTML = '<li></li>'.repeat(12);
  // not in order: machines finish when they finish
  const order = [4, 0, 9, 7, 2, 11, 5, 1, 10, 3, 8, 6];
  const doneAt = (place) => start + 0.8 + place * 0.22;
  film.each((moment) => {
    for (const [place, at] of order.entries())
      film.all('.windows li')[at].style.setProperty('--lit', String(progress(moment, doneAt(place), doneAt(place) + 0.35)));
    film.one('#updated').textContent = String(order.filter((_, place) => moment >= doneAt(place) + 0.2).length);
  });
  film.animate('.moon', [{ translate: '-30px 40px' }, { translate: '0 0' }], start - 0.4, 4, { fill: 'both' });
}

function renewCertificate(start) {
  const renewed = start + 2;
  film.draw('.pulse path', start + 0.2, 2.4);
  film.animate(
    '.seal',
    [
      { opacity: 0, scale: 0.8 },
      { opacity: 1, scale: 1 },
    ],
    start + 0.5,
    0.5,
    { fill: 'both' },
  );
  film.each((moment) => {
    const full = 0.1 + 0.9 * progress(moment, renewed, renewed + 0.9);
    film.one('.seal .left').style.strokeDashoffset = String(1 - full);
    film.one('#days-left').textContent = String(Math.round(9 + 81 * progress(moment, renewed, renewed + 0.9)));
  });
  film.animate(
    '.seal',
    [
      { boxShadow: '0 40px 60px -16px #000, 0 0 60px rgb(205 169 89 / 0.2)' },
      { boxShadow: '0 40px 60px -16px #000, 0 0 110px rgb(205 169 89 / 0.55)' },
    ],
    renewed + 0.3,
    0.7,
  );
}

function replaceDisk(start) {
  film.animate('.old .led', [{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }], start + 0.2, 1, {
    easing: 'linear',
  });
  film.to('.drive.old', { translate: '0 -150px' }, start + 1.05, 0.55, { easing: 'both' });
  film.to('.drive.old', { opacity: 0 }, start + 1.45, 0.3);
  film.animate(
    '.drive.new',
    [
      { translate: '0 190px', opacity: 0 },
      { translate: '0 150px', opacity: 1, offset: 0.3 },
      { translate: '0 0', opacity: 1 },
    ],
    start + 1.6,
    0.8,
    { easing: 'both', fill: 'both' },
  );
  film.write('#disk-state', 'Copying to the new disk', start + 2.35);
  film.animate('#rebuilt', [{ scale: '0 1' }, { scale: '1 1' }], start + 2.4, 0.95, { easing: 'both', fill: 'both' });
  film.write('#disk-state', 'Four disks, all healthy', start + 3.35);
}

function switchLines(start) {
  const drops = start + 1.1;
  const returns = start + 3.1;
  const routes = ['M190 84C230 130 300 150 360 236', 'M530 84C490 130 420 150 360 236'];
  film.one('.packets').innerHTML = '<circle/>'.repeat(8);
  const paths = routes.map((route) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', route);
    return path;
  });
  film.each((moment) => {
    const isDown = moment >= drops && moment < returns;
    film.one('#line-one').style.stroke = isDown ? '#ef9a86' : '#cda959';
    film.one('#line-one').style.strokeDasharray = isDown ? '6 12' : 'none';
    film.one('#line-two').style.stroke = isDown ? '#ecd7a4' : '#5b4c35';
    film.one('#line-one-state').textContent = isDown ? say('dropped') : '';
    const path = paths[isDown ? 1 : 0];
    for (const [index, packet] of film.all('.packets circle').entries()) {
      const part = (moment * 0.55 + index / 8) % 1;
      const { x, y } = path.getPointAtLength(path.getTotalLength() * part);
      packet.setAttribute('cx', String(x));
      packet.setAttribute('cy', String(y));
      packet.style.opacity = String(Math.sin(Math.PI * part));
    }
  });
}

function restoreBackup(start) {
  film.one('.files').innerHTML = '<i class="file"></i>'.repeat(8);
  film.one('.restored').innerHTML = '<li></li>'.repeat(12);
  film.animate('.vault .wheel', [{ rotate: '0deg' }, { rotate: '250deg' }], start + 0.2, 1.5, { easing: 'both', fill: 'both' });
  const flight = [
    { translate: '-40px 0', scale: 0.4, opacity: 0 },
    { translate: '50px -46px', scale: 1, opacity: 1, offset: 0.4 },
    { translate: '190px -10px', scale: 0.8, opacity: 0 },
  ];
  film.animate('.file', flight, start + 0.9, 0.7, { easing: 'linear', fill: 'both', stagger: 0.2 });
  film.animate(
    '.restored li',
    [
      { opacity: 0, scale: 0.5 },
      { opacity: 1, scale: 1 },
    ],
    start + 1.45,
    0.3,
    { fill: 'both', stagger: 0.13 },
  );
  film.enter('#compare', start + 1.2, { from: '0 12px' });
  film.write('#compare', 'Every file matches the original', start + 3.3);
}

function answerCall(start) {
  const answered = start + 1;
  film.each((moment) => {
    const ringing = progress(moment, start - 0.4, start) - progress(moment, answered, answered + 0.3);
    film.one('.handset').style.rotate = `${Math.sin(moment * 34) * 1.6 * ringing}deg`;
    for (const [index, ring] of film.all('.rings circle').entries()) {
      const part = (((moment * 0.8 + index / 3) % 1) + 1) % 1;
      ring.setAttribute('r', String(90 + part * 105));
      ring.style.opacity = String((1 - part) * 0.7 * ringing);
    }
  });
  film.leave('#calling', answered, { seconds: 0.25 });
  film.animate(
    '.answered',
    [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1 },
    ],
    answered + 0.1,
    0.4,
    { fill: 'both' },
  );
  film.enter('.bubble.theirs', answered + 0.4, { from: '0 24px', seconds: 0.45 });
  film.enter('.bubble.ours:not(.done)', answered + 1.15, { from: '0 24px', seconds: 0.45 });
  film.enter('.bubble.done', answered + 2.15, { from: '0 24px', seconds: 0.45 });
}

function summarise() {
  film.to('.world, .week', { opacity: 0 }, end - 0.1, 0.5);
  film.enter('.summary h2', end + 0.3, { seconds: 0.7 });
  film.enter('.summary li', end + 0.6, { from: '0 26px', stagger: 0.12 });
  film.animate(
    '.summary .tick',
    [
      { opacity: 0, scale: 0.3 },
      { opacity: 1, scale: 1 },
    ],
    end + 1.3,
    0.35,
    { fill: 'both', stagger: 0.17 },
  );
}

addTitle(film, firstDay - 0.3);
drawThread();
for (const [day, tell] of [morningCheck, nightUpdate, renewCertificate, replaceDisk, switchLines, restoreBackup, answerCall].entries())
  tell(startOf(day));
walkThroughWeek();
summarise();
await present(film);
