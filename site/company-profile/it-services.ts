import { companyProfileText } from '#content/en/company-profile';
import { type Content, content } from '#site/content/content.ts';
import type { PictureName } from '#site/pictures/picture.tsx';
import { serviceCards } from '#site/sections/home/service-cards.ts';
import { serviceMenu } from '#site/sections/layout/service-menu.ts';
import { cutPicture } from './pictures.ts';
import { colour, column, paper, type Sheet } from './sheet.ts';
import { eyebrow, headline, highlightedRuns, small } from './type.ts';

const side = 84;
const gap = 24;
const width = (column - gap) / 2;
const rowHeight = 121;

type Cards = Content<'home'>['services']['cards'];
type Card = Cards[keyof Cards] & { picture: PictureName };

async function drawService(sheet: Sheet, card: Card, x: number, y: number): Promise<void> {
  const picture = await cutPicture({ name: card.picture, width: side, height: side, zoom: 1.25 });
  sheet.rule(x, y, width);
  sheet.figure(card.alt, () => sheet.doc.image(picture, x, y + 13, { width: side }));
  const start = x + side + 14;
  const inner = width - side - 14;
  let below = sheet.text('H2', card.title, start, y + 11, { face: 'display', size: 12.5, colour: 'paper', leading: 1.3, width: inner });
  below = sheet.text('P', card.subtitle, start, below + 1, { size: 8.8, colour: 'gold', leading: 1.35, width: inner });
  sheet.text('P', card.description, start, below + 3, { ...small, size: 8.8, leading: 1.42, width: inner });
}

/** Eight services in two columns, and the sub-services of two of them. */
export async function drawItServices(sheet: Sheet): Promise<void> {
  const { eyebrow: label, maintenance: care } = companyProfileText.itServices;
  const { services } = content('home', 'en');
  const navigation = content('navigation', 'en');
  sheet.page(label);
  eyebrow(sheet, label);
  sheet.text('H1', highlightedRuns(services.title), paper.margin, 84, { ...headline, size: 30, width: 250 });
  sheet.text('P', services.lead, paper.margin + width + gap, 90, { ...small, size: 10, width });

  const top = 176;
  for (const [index, { name, picture }] of serviceCards.entries()) {
    const x = paper.margin + (index % 2) * (width + gap);
    await drawService(sheet, { ...services.cards[name], picture }, x, top + Math.floor(index / 2) * rowHeight);
  }

  const foot = top + 4 * rowHeight + 10;
  const lists = [
    ...(['programming', 'hardware'] as const).map((group) => ({
      title: navigation.groups[group],
      lines: serviceMenu.groups[group].map((page) => navigation.pages[page]),
    })),
    { title: navigation.pages.maintenance, lines: [care] },
  ];
  const third = (column - 2 * gap) / 3;
  sheet.decoration(() => sheet.doc.rect(0, foot, paper.width, 112).fill(colour('raised')));
  lists.forEach(({ title, lines }, index) => {
    const x = paper.margin + index * (third + gap);
    const below = sheet.text('H2', title, x, foot + 15, { face: 'display', size: 11, colour: 'gold', width: third });
    sheet.text('P', lines.join('\n'), x, below + 3, { ...small, width: third });
  });
}
