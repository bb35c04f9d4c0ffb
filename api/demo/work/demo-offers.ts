import type { OfferLine } from '#contract/offers/offer-content';

/** A price offer of the demo. Its amounts are examples: no page of the site names a price. */
export interface DemoOffer {
  /** Hours after the request came. */
  after: number;
  title: string;
  lines: OfferLine[];
  /** Days for which it is good. */
  days: number;
  /**
   * What has become of it. `unsent`: it has its number, and no mail with it was written. `replaced`: by a second version with a discount, which the
   * customer has accepted.
   */
  becomes: 'draft' | 'unsent' | 'sent' | 'accepted' | 'withdrawn' | 'replaced';
}

/** @param price of one, in thousandths of a dinar */
const line = (text: string, quantity: number, unit: string, price: number): OfferLine => ({
  text,
  quantity: quantity * 1000,
  unit,
  price,
});

/** By the mailbox of the quote. */
export const demoOffers: Readonly<Record<string, DemoOffer>> = {
  tamara: {
    after: 51,
    title: 'Security day and training',
    days: 30,
    becomes: 'draft',
    lines: [
      line('One day on site: mail, accounts, laptops, backup', 1, 'day', 480_000),
      line('Training for nine people', 2, 'hours', 95_000),
    ],
  },
  ghassan: {
    after: 60,
    title: 'Eight cameras for a warehouse',
    days: 30,
    becomes: 'sent',
    lines: [
      line('Camera with zoom lens, for walls up to nine metres', 8, 'pcs', 165_000),
      line('Recorder for 60 days', 1, '', 690_000),
      line('Screen for the guard at the gate', 1, '', 210_000),
      line('Plan for the insurance, mounting and cabling', 3, 'days', 320_000),
    ],
  },
  leila: {
    after: 100,
    title: 'Monitoring for six servers and two lines',
    days: 30,
    becomes: 'unsent',
    lines: [line('Monitoring, first month on trial', 12, 'months', 140_000)],
  },
  basel: {
    after: 30,
    title: 'Maintenance for two computer labs',
    days: 30,
    becomes: 'accepted',
    lines: [
      line('One visit a month, 45 computers and three printers', 12, 'months', 260_000),
      line('Help by telephone', 12, 'months', 60_000),
    ],
  },
  samira: {
    after: 60,
    title: 'Stock program for four desks',
    days: 30,
    becomes: 'replaced',
    lines: [line('Program and data of the old one', 1, '', 2_950_000), line('Training on site', 2, 'days', 240_000)],
  },
  adel: {
    after: 40,
    title: 'Online shop',
    days: 30,
    becomes: 'withdrawn',
    lines: [line('Shop with 800 articles, cards and cash on delivery', 1, '', 4_200_000)],
  },
  haitham: {
    after: 41,
    title: 'نسخ احتياطي داخل المصنع وخارجه',
    days: 30,
    becomes: 'draft',
    lines: [line('جهاز نسخ داخل المصنع مع التركيب', 1, '', 890_000), line('نسخة خارجية كل ليلة، ٢ تيرابايت', 12, 'شهر', 75_000)],
  },
  aisha: {
    after: 20,
    title: 'نموذج أولي لمتابعة المعدّات',
    days: 4,
    becomes: 'sent',
    lines: [line('شاشتان على الهاتف، من جدولكم الحالي', 1, '', 650_000)],
  },
  jumana: {
    after: 20,
    title: 'متجر إلكتروني لدار نشر',
    days: 30,
    becomes: 'accepted',
    lines: [line('متجر لنحو ٢٠٠ كتاب ودفع بالبطاقة', 1, '', 2_100_000), line('ربط شركتَي شحن إلى الخليج', 1, '', 380_000)],
  },
};
