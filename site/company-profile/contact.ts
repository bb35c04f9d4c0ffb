import { brand } from '#brand';
import { companyProfileText } from '#content/en/company-profile';
import { contact } from '#content/en/contact';
import { footer } from '#content/en/footer';
import { shortDays } from '#content/en/week';
import { cutPicture } from './pictures.ts';
import { colour, column, paper, type Sheet } from './sheet.ts';
import { body, eyebrow, headline, highlightedRuns } from './type.ts';

/** Where the rows of contacts begin, from the first one down. */
const rowTops = [0, 62, 155];

interface Row {
  label: string;
  lines: { text: string; link?: string }[];
}

function rowsOf(site: URL): Row[] {
  const { branches, website } = companyProfileText.contact;
  const { phone, email, office, hours } = brand;
  const socials = Object.entries(brand.social).map(([name, link]) => ({ text: footer.social[name as keyof typeof brand.social], link }));
  const networks = brand.chatUrl ? [...socials, { text: footer.chat, link: brand.chatUrl }] : socials;
  return [
    { label: contact.labels.phone, lines: [{ text: phone.label, link: phone.href }] },
    { label: contact.labels.email, lines: [{ text: email.label, link: email.href }] },
    { label: contact.labels.office, lines: [...office.lines.map((text) => ({ text })), { text: contact.map.label, link: office.map }] },
    { label: contact.labels.hours, lines: [hours.label, hours.otherwise ?? ''].map((text) => ({ text })) },
    {
      label: website,
      lines: [
        { text: site.host, link: site.href },
        { text: branches.label, link: new URL(branches.href, site).href },
      ],
    },
    ...(networks.length > 0 ? [{ label: contact.labels.social, lines: networks }] : []),
  ];
}

function drawRow(sheet: Sheet, { label, lines }: Row, x: number, y: number, width: number): void {
  sheet.rule(x, y, width);
  let below = sheet.text('H2', label, x, y + 12, { face: 'strong', size: 8.6, colour: 'gold', width });
  for (const { text, link } of lines)
    below = sheet.text('P', text, x, below + 1, {
      face: 'display',
      size: 11.5,
      colour: link ? 'paper' : 'text',
      leading: 1.5,
      width,
      link,
    });
}

/** The seven days as on the contact page: filled where the office is open. */
function drawWeek(sheet: Sheet, y: number): void {
  const { days, opens, closes } = brand.hours;
  const gap = 8;
  const width = (column - (days.length - 1) * gap) / days.length;
  days.forEach(({ day, open }, index) => {
    const x = paper.margin + index * (width + gap);
    sheet.decoration(() => {
      const bar = sheet.doc.roundedRect(x, y, width, 5, 2.5);
      if (open) bar.fill(sheet.goldBetween(paper.margin, y, paper.width, y + 5));
      else bar.lineWidth(0.5).strokeOpacity(0.5).stroke(colour('gold')).strokeOpacity(1);
    });
    sheet.text('P', shortDays[day], x, y + 12, { face: 'strong', size: 9, colour: open ? 'text' : 'muted', width });
    if (open) sheet.text('P', `${opens}-${closes}`, x, y + 25, { size: 8, colour: 'muted', width });
  });
}

/** The way to the quote form, as the button that it is on the site. */
function drawButton(sheet: Sheet, label: string, link: string, x: number, y: number): void {
  const [width, height] = [132, 38];
  sheet.decoration(() => {
    const gold = sheet.goldBetween(x, y, x + width * 1.6, y + height);
    sheet.doc.roundedRect(x, y, width, height, height / 2).fill(gold);
  });
  sheet.text('P', label, x, y + 9, { face: 'strong', size: 11.5, colour: 'ink', align: 'center', width, link });
}

/** The city again, and every way to reach the company: all of them can be clicked. */
export async function drawContact(sheet: Sheet, site: URL): Promise<void> {
  const { doc } = sheet;
  const { eyebrow: label, quote } = companyProfileText.contact;
  sheet.page(label);
  const height = 340;
  const picture = await cutPicture({ name: 'city-night', width: paper.width, height });
  sheet.figure(contact.pictureAlt, () => doc.image(picture, 0, 0, { width: paper.width }));
  sheet.decoration(() => {
    sheet.veil(0, 130, 0.9, 0);
    sheet.veil(height - 230, 231, 0, 1);
  });
  eyebrow(sheet, label);
  const y = sheet.text('H1', highlightedRuns(contact.title), paper.margin, 234, { ...headline, size: 42, width: 330 });
  sheet.text('P', contact.lead, paper.margin, y + 10, { ...body, width: 300 });
  drawButton(sheet, quote.label, new URL(quote.href, site).href, paper.width - paper.margin - 132, y + 16);

  const gap = 26;
  const width = (column - gap) / 2;
  rowsOf(site).forEach((row, index) => {
    drawRow(sheet, row, paper.margin + (index % 2) * (width + gap), y + 82 + (rowTops[Math.floor(index / 2)] ?? 0), width);
  });
  drawWeek(sheet, paper.height - 112);
}
