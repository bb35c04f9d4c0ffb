import { drawBars } from './parts/barcode.js';
import { createFilm, dinars, present, progress } from './parts/film.js';
import { addPointer } from './parts/pointer.js';
import { addCamera, addClosing, addSteps, addTitle, showRig } from './parts/tutorial.js';

const film = createFilm(33);
const pointer = addPointer(film, film.one('.stage'), { appears: 2.2, leaves: 29.6, from: { x: 700, y: 690 } });

const at = { signIn: 1.9, product: 5.4, tax: 11.4, devices: 15, cashier: 19.3, shift: 23.6, receipt: 27, end: 31.4 };

addTitle(film, at.signIn);
showRig(film, at.signIn);
addSteps(film, {
  end: at.end,
  steps: [
    { at: at.signIn, title: 'Sign in', line: 'The manager signs in with a PIN.' },
    { at: at.product, title: 'Add a product', line: 'Name, price, and the barcode read from the pack.' },
    { at: at.tax, title: 'Set the tax', line: 'Choose the rate once. Every sale uses it.' },
    { at: at.devices, title: 'Connect devices', line: 'The receipt printer and the card reader.' },
    { at: at.cashier, title: 'Add a cashier', line: 'A role decides what each person may do.' },
    { at: at.shift, title: 'Open the shift', line: 'Count the drawer, then start selling.' },
    { at: at.receipt, title: 'Print a test', line: 'One sale, to see that everything works.' },
  ],
});

/** One screen of the till, and its place in the rail. */
function showScreen(id, from, until) {
  film.show(`#${id}`, from, until, { from: '26px 0', seconds: 0.5 });
  if (id !== 'sale') film.mark(`#rail-${id}`, 'is-on', from, until);
}

function signIn() {
  film.leave('#login', at.product - 0.6, { towards: '0 -40px', seconds: 0.3 });
  for (const [index, key] of [2, 5, 8, 6].entries()) {
    const pressed = 2.9 + index * 0.33;
    pointer.press(`.keypad li:nth-child(${key})`, pressed);
    film.mark(`.pin li:nth-child(${index + 1})`, 'is-on', pressed);
  }
  pointer.press('#sign-in', 4.65);
}

function addProduct() {
  showScreen('products', at.product - 0.35, at.tax - 0.3);
  pointer.press('#add-product', 6.1);
  film.enter('#product-sheet', 6.15, { from: '420px 0', seconds: 0.6 });
  film.type('#product-name', 'Karak chai', 6.85, 0.7);
  film.type('#product-price', '1.800', 7.75, 0.4);
  drawBars(film.one('#bars'), '2000000018003');
  film.enter('.label', 7.9, { from: '0 14px', seconds: 0.4 });
  film.animate(
    '.laser',
    [
      { left: '2%', opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { left: '97%', opacity: 0 },
    ],
    8.3,
    0.75,
    {
      easing: 'both',
      fill: 'both',
    },
  );
  film.type('#product-code', '2000000018003', 8.95, 0.22);
  pointer.press('#save-product', 9.85);
  film.to('#product-sheet', { translate: '420px 0', opacity: 0 }, 9.95, 0.5);
  film.animate(
    '#new-row',
    [
      { opacity: 0, scale: 0.94 },
      { opacity: 1, scale: 1 },
    ],
    10.15,
    0.5,
    { fill: 'both' },
  );
  film.animate(
    '#new-row',
    [
      { boxShadow: 'inset 0 0 0 2px #cda959, 0 0 40px rgb(205 169 89 / 0.4)' },
      { boxShadow: 'inset 0 0 0 2px rgb(205 169 89 / 0.5), 0 0 0 rgb(205 169 89 / 0)' },
    ],
    10.2,
    1.1,
  );
}

function setTax() {
  showScreen('tax', at.tax - 0.15, at.devices - 0.3);
  pointer.press('#tax-switch', 12.2);
  film.mark('#tax-switch', 'is-on', 12.25);
  pointer.press('#rate', 13.05);
  film.mark('#rate', 'is-on', 13.1);
  film.enter('#tax-line', 13.15, { from: '0 -12px' });
  film.each((moment) => {
    film.one('#tax-total').textContent = dinars(1.8 + 0.288 * progress(moment, 13.15, 13.6));
  });
  pointer.press('#save-tax', 14.35);
}

function connect(device, at, greeting) {
  pointer.press(`#connect-${device}`, at);
  film.to(`#connect-${device}`, { opacity: 0 }, at + 0.15, 0.25);
  film.write(`#${device}-state`, 'Connecting…', at + 0.2);
  film.write(`#${device}-state`, greeting, at + 0.95);
  film.mark(`#${device}-light`, 'is-on', at + 0.95);
  film.enter(`#${device}-connected`, at + 0.95, { from: '0 10px', seconds: 0.4 });
}

function connectDevices() {
  showScreen('devices', at.devices - 0.15, at.cashier - 0.3);
  connect('printer', 15.9, 'Paper loaded');
  film.animate('.printer .paper', [{ translate: '0 40px' }, { translate: '0 0' }], 16.85, 0.6, { fill: 'both' });
  connect('reader', 17.2, 'Tap, chip and swipe');
  // Out of the picture while the devices answer: the film's poster is taken here, and a finger in it looks like a second play button.
  pointer.rest({ x: 1340, y: 640 }, 18);
  film.write('#reader-text', 'Ready', 18.15);
}

function addCashier() {
  showScreen('staff', at.cashier - 0.15, at.shift - 0.3);
  film.type('#staff-name', 'Cashier 1', 20, 0.55);
  pointer.press('#role', 21.05);
  film.mark('#role', 'is-on', 21.1);
  film.mark('#may-sell', 'is-on', 21.3);
  pointer.press('#may-discount', 22.05);
  film.mark('#may-discount', 'is-on', 22.1);
}

function openShift() {
  showScreen('shift', at.shift - 0.15, at.receipt - 0.3);
  film.enter('.notes span', 24, { from: '0 -40px', stagger: 0.12, seconds: 0.4 });
  film.each((moment) => {
    const laid = [20, 10, 10, 5, 5].filter((_, index) => moment >= 24.2 + index * 0.12);
    film.one('#counted').textContent = dinars(laid.reduce((sum, note) => sum + note, 0));
  });
  pointer.press('#open-shift', 25.35);
  pointer.rest({ x: 1060, y: 600 }, 26.3);
  film.leave('.shift-card', 25.45, { towards: '0 -20px' });
  film.animate(
    '.shift-open',
    [
      { opacity: 0, scale: 0.9 },
      { opacity: 1, scale: 1 },
    ],
    25.6,
    0.5,
    { fill: 'both' },
  );
}

function printTest() {
  showScreen('sale', at.receipt - 0.15, at.end + 0.3);
  film.mark('.rail li:first-child', 'is-on', at.receipt - 0.15);
  pointer.press('#chai-tile', 27.75);
  film.mark('#chai-tile', 'is-on', 27.8);
  pointer.press('#print-test', 28.5);
  pointer.rest({ x: 1120, y: 660 }, 29.4);
  film.animate(
    '#print-out',
    [
      { opacity: 0, translate: '0 -30px' },
      { opacity: 1, translate: '0 0' },
    ],
    28.5,
    0.4,
    { fill: 'both' },
  );
  film.animate('.feed .receipt', [{ translate: '0 -102%' }, { translate: '0 0' }], 28.9, 1.5, { easing: 'linear', fill: 'both' });
}

signIn();
addProduct();
setTax();
connectDevices();
addCashier();
openShift();
printTest();
addCamera(film, [
  { at: at.signIn, seconds: 0.01, zoom: 0.965 },
  { at: at.signIn + 0.05, seconds: 2.4, zoom: 1 },
  { at: 6.2, zoom: 1.045 },
  { at: 9.9, zoom: 1 },
  { at: 15.1, zoom: 1.04 },
  { at: 18.9, zoom: 1 },
  { at: 21.2, zoom: 1.04, y: -10 },
  { at: 23.2, zoom: 1 },
  { at: 28.5, zoom: 1.04, y: 6 },
]);
addClosing(film, { end: at.end, title: 'Ready to sell', line: 'Seven steps, one screen' });
await present(film);
