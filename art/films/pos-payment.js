import { drawBars } from './parts/barcode.js';
import { createFilm, dinars, present, progress } from './parts/film.js';
import { addPointer } from './parts/pointer.js';
import { addCamera, addClosing, addSteps, addTitle, showRig } from './parts/tutorial.js';
import { figure, say } from './parts/words.js';

const film = createFilm(29.5);
const at = { scan: 1.8, discount: 7.6, split: 12.3, card: 16.5, receipt: 20.6, report: 24.2, end: 28 };

/** A sample of what a small shop sells; prices in JD. */
const goods = [
  { name: 'Olive oil 500 ml', price: 4.25, icon: 'amphora', code: '2000000042503', stock: 24 },
  { name: 'Za’atar mix', price: 1.95, icon: 'leaf', code: '2000000019505', stock: 41 },
  { name: 'Ground coffee', price: 3.6, icon: 'bean', code: '2000000036007', stock: 18 },
  { name: 'Medjool dates', price: 5.4, icon: 'tree-palm', code: '2000000054001', stock: 30 },
];
const scannedAt = goods.map((_, index) => at.scan + 1.25 + index * 1.2);
const discountAt = 11.05;
const cash = 10;
const total = 15.869;

addTitle(film, at.scan);
showRig(film, at.scan);
addSteps(film, {
  end: at.end,
  steps: [
    { at: at.scan, title: 'Scan', line: 'Each barcode puts a line on the sale.' },
    { at: at.discount, title: 'Discount', line: 'Only as much as the role allows.' },
    { at: at.split, title: 'Split', line: 'Part in cash, the rest by card.' },
    { at: at.card, title: 'Card', line: 'The reader gets the amount from the till.' },
    { at: at.receipt, title: 'Receipt', line: 'Both payments on one slip.' },
    { at: at.report, title: 'Stock and report', line: 'Both have changed with the sale.' },
  ],
});
const pointer = addPointer(film, film.one('.stage'), { appears: at.discount - 0.6, leaves: at.card + 0.3, from: { x: 800, y: 690 } });

const showWork = (id, from, until) => film.show(`#${id}`, from, until, { from: '26px 0', seconds: 0.5 });

function placeGoods() {
  film
    .one('.belt')
    .insertAdjacentHTML(
      'afterbegin',
      goods
        .map(
          ({ name, icon }) =>
            `<div class="pack"><i data-icon="${icon}"></i><b>${say(name)}</b><svg class="bars-of-pack" viewBox="0 0 190 56" preserveAspectRatio="none"></svg></div>`,
        )
        .join(''),
    );
  for (const [index, svg] of film.all('.bars-of-pack').entries()) drawBars(svg, goods[index].code);
  film.one('.lines').innerHTML = goods
    .map(({ name, icon, price }) => `<li><i data-icon="${icon}"></i><b>${say(name)}</b><span>${price.toFixed(3)}</span></li>`)
    .join('');
  film.one('.stock').innerHTML = goods
    .map(
      ({ name, icon, stock }) => `<li><i data-icon="${icon}"></i><b>${say(name)}</b><span><i>${stock}</i><i>${stock - 1}</i></span></li>`,
    )
    .join('');
}

function scan() {
  showWork('scan', at.scan, at.discount);
  for (const [index, read] of scannedAt.entries()) {
    const pack = film.all('.pack')[index];
    const way = [
      { translate: '360px 0', opacity: 0, rotate: '5deg' },
      { translate: '0 0', opacity: 1, rotate: '0deg', offset: 0.42 },
      { translate: '-14px 0', opacity: 1, rotate: '0deg', offset: 0.62 },
      { translate: '-360px 0', opacity: 0, rotate: '-5deg' },
    ];
    film.animate(pack, way, read - 0.85, 1.75, { easing: 'linear', fill: 'both' });
    film.enter(`.lines li:nth-child(${index + 1})`, read + 0.08, { from: '-60px 0', seconds: 0.45 });
    const flash = { backgroundColor: '#6b5426' };
    film.animate(`.lines li:nth-child(${index + 1})`, [flash, { backgroundColor: '#1d1914' }], read + 0.1, 0.9);
  }
  film.each((moment) => {
    const near = Math.max(...scannedAt.map((read) => progress(moment, read - 0.12, read) - progress(moment, read + 0.05, read + 0.4)));
    film.one('.beam').style.opacity = String(0.3 + 0.7 * Math.max(0, near));
    film.one('.beam').style.scale = `${1 + 1.6 * Math.max(0, near)} 1`;
  });
}

const counted = (count) => say(['empty', '1 item', '2 items', '3 items', '4 items'][count]);

/** The sums beside the goods, counted up to the moment. */
function keepSums() {
  film.each((moment) => {
    const subtotal = goods.reduce((sum, { price }, index) => sum + price * progress(moment, scannedAt[index], scannedAt[index] + 0.35), 0);
    const discount = subtotal * 0.1 * progress(moment, discountAt, discountAt + 0.6);
    const tax = (subtotal - discount) * 0.16;
    const count = scannedAt.filter((read) => read + 0.08 <= moment).length;
    film.one('#count').textContent = counted(count);
    film.one('#subtotal').textContent = subtotal.toFixed(3);
    film.one('#discount-sum').textContent = figure(`−${discount.toFixed(3)}`);
    film.one('#tax-sum').textContent = tax.toFixed(3);
    film.one('#total').textContent = (subtotal - discount + tax).toFixed(3);
  });
  film.enter('.discounted', discountAt, { from: '0 8px' });
}

function giveDiscount() {
  showWork('discount', at.discount + 0.55, at.split);
  pointer.press('#discount-button', at.discount + 0.4);
  pointer.press('#twenty-five', 9.25);
  film.animate(
    '#twenty-five',
    [{ translate: '0 0' }, { translate: '-7px 0' }, { translate: '7px 0' }, { translate: '-4px 0' }, { translate: '0 0' }],
    9.35,
    0.4,
    {
      fill: 'none',
    },
  );
  film.show('#refusal', 9.4, 10.9, { from: '0 10px', seconds: 0.35 });
  pointer.press('#ten', discountAt);
  film.mark('#ten', 'is-on', discountAt + 0.03);
  film.enter('#granted', discountAt + 0.2, { from: '0 10px', seconds: 0.4 });
  film.to('#discount-button', { opacity: 0 }, discountAt + 0.2, 0.3);
}

function splitPayment() {
  showWork('split', at.split + 0.2, at.card - 0.1);
  pointer.press('#cash', 13.45);
  film.mark('#cash', 'is-on', 13.5);
  pointer.press('#card', 14.6);
  film.mark('#card', 'is-on', 14.65);
  film.each((moment) => {
    const inCash = cash * progress(moment, 13.5, 14);
    const byCard = (total - cash) * progress(moment, 14.65, 15.1);
    film.one('#cash-amount').textContent = dinars(inCash);
    film.one('#card-amount').textContent = dinars(byCard);
    film.one('#cash-part').style.width = `${(inCash / total) * 100}%`;
    film.one('#card-part').style.width = `${(byCard / total) * 100}%`;
  });
  film.enter('#to-card', 15, { from: '0 12px', seconds: 0.4 });
  pointer.press('#to-card', 16.1);
}

function tapCard() {
  const touched = at.card + 1.5;
  const approved = at.card + 2.5;
  const held = { translate: '36px -6px', rotate: '-9deg', opacity: 1 };
  showWork('tap', at.card + 0.1, at.receipt - 0.1);
  film.animate('.bank-card', [{ translate: '330px 240px', rotate: '24deg', opacity: 0 }, held], at.card + 0.6, 0.95, { fill: 'both' });
  const away = { translate: '330px 200px', rotate: '20deg', opacity: 0 };
  film.animate('.bank-card', [held, away], approved + 0.2, 0.7, { easing: 'both' });
  film.each((moment) => {
    for (const [index, wave] of film.all('.waves circle').entries()) {
      const part = ((((moment - touched) * 0.9 + index / 3) % 1) + 1) % 1;
      wave.setAttribute('r', String(50 + part * 95));
      const calling = progress(moment, touched - 0.3, touched) - progress(moment, approved - 0.1, approved + 0.2);
      wave.style.opacity = String((1 - part) * 0.8 * calling);
    }
  });
  film.animate(
    '.halo',
    [
      { opacity: 0.35, scale: 0.9 },
      { opacity: 1, scale: 1.12 },
    ],
    approved,
    0.6,
    { fill: 'both' },
  );
  film.write('#reader-text', 'Checking', touched + 0.1);
  film.write('#reader-text', 'Approved', approved);
  film.mark('#reader-light', 'is-on', approved);
  film.enter('#approved', approved + 0.1, { from: '0 14px', seconds: 0.4 });
  film.animate(
    '#paid',
    [
      { opacity: 0, scale: 0.92 },
      { opacity: 1, scale: 1 },
    ],
    approved + 0.5,
    0.4,
    { fill: 'both' },
  );
}

function printReceipt() {
  showWork('receipt', at.receipt + 0.1, at.report);
  film.animate('.feed .receipt', [{ translate: '0 -102%' }, { translate: '0 0' }], at.receipt + 0.4, 2, { easing: 'linear', fill: 'both' });
}

function report() {
  film.leave('#cart', at.report, { towards: '30px 0' });
  film.show('#report', at.report + 0.25, undefined, { from: '26px 0', seconds: 0.5 });
  film.mark('#rail-sale', 'is-on', 0, at.report + 0.2);
  film.mark('#rail-report', 'is-on', at.report + 0.2);
  film.to('.stock span i', { translate: '0 -34px' }, at.report + 1.1, 0.5, { easing: 'both', stagger: 0.09 });
  film.animate('#this-hour', [{ scale: '1 0.8' }, { scale: '1 1' }], at.report + 1.3, 0.9, { fill: 'both' });
  film.each((moment) => {
    const counted = progress(moment, at.report + 1.3, at.report + 2.2);
    const inCash = 182.5 + cash * counted;
    const byCard = 246.75 + (total - cash) * counted;
    film.one('#day-cash').textContent = dinars(inCash);
    film.one('#day-card').textContent = dinars(byCard);
    film.one('#day-total').textContent = dinars(inCash + byCard);
  });
}

placeGoods();
scan();
keepSums();
giveDiscount();
splitPayment();
tapCard();
printReceipt();
report();
addCamera(film, [
  { at: at.scan, seconds: 0.01, zoom: 0.965 },
  { at: at.scan + 0.05, seconds: 2.4, zoom: 1 },
  { at: at.card, zoom: 1.04 },
  { at: at.report - 0.2, zoom: 1 },
]);
addClosing(film, { end: at.end, title: 'Paid and counted', line: 'One sale, every figure up to date' });
await present(film);
