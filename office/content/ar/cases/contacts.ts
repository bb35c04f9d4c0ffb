import type { Translation } from '#content/translation';
import type { contacts as english } from '../../en/cases/contacts.ts';

export const contacts = {
  open: 'صفحة هذا الشخص',
  also: 'وأيضًا {names}',
  there: '{country}، الساعة هناك {time}',
  counts: {
    quote: {
      zero: 'لا طلبات عروض',
      one: 'طلب عرض واحد',
      two: 'طلبا عرض',
      few: '{count} طلبات عروض',
      many: '{count} طلب عرض',
      other: '{count} طلب عرض',
    },
    application: {
      zero: 'لا طلبات توظيف',
      one: 'طلب توظيف واحد',
      two: 'طلبا توظيف',
      few: '{count} طلبات توظيف',
      many: '{count} طلب توظيف',
      other: '{count} طلب توظيف',
    },
    review: { zero: 'لا آراء', one: 'رأي واحد', two: 'رأيان', few: '{count} آراء', many: '{count} رأيًا', other: '{count} رأي' },
  },

  addresses: 'العناوين والأرقام',
  used: {
    zero: 'لم يُستخدم',
    one: 'استُخدم مرة',
    two: 'استُخدم مرتين',
    few: 'استُخدم {count} مرات',
    many: 'استُخدم {count} مرة',
    other: 'استُخدم {count} مرة',
  },
  whatsapp: 'واتساب',
  part: 'فصل',
  partLabel: 'فصل {address}: فهو لشخص آخر',
  privacy: 'تصدير بياناته أو محوها',
  parted: 'صار {address} لشخص آخر',
  notParted: 'تعذّر فصل العنوان: {reason}',

  write: 'رد',
  addEmail: 'إضافة البريد الإلكتروني',
  call: 'طلب جديد بالهاتف',
  joinOpen: 'جمع مع شخص آخر',
  join: {
    title: 'جمع مع شخص آخر',
    text: 'يظهر كل ما أرسلاه في صفحة واحدة، وكذلك ما يصل لاحقًا من عناوينهما.',
    search: 'اسم أو رقم أو عنوان',
    none: 'لم يُعثر على أحد',
    things: { zero: 'لا مدخلات', one: 'مدخل واحد', two: 'مدخلان', few: '{count} مدخلات', many: '{count} مدخلًا', other: '{count} مدخل' },
    choose: 'جمع مع {name}',
    done: 'جُمع مع {name}',
    failed: 'تعذّر الجمع: {reason}',
    cancel: 'إلغاء',
  },

  sent: 'ما أرسله',
  kinds: { quote: 'طلب سعر', application: 'طلب توظيف', review: 'رأي' },
  states: { pending: 'بانتظار المراجعة', approved: 'منشور', rejected: 'مرفوض' },
  merged: 'جزء من طلب آخر',
  joined: 'جزء من طلب توظيف آخر',
  spam: 'مزعج',
  stars: '{rate} من 5',

  happened: 'النشاط',
  events: {
    quote: '<b>طلب سعر</b>',
    application: '<b>تقدّم</b> لوظيفة {job}',
    review: '<b>كتب رأيًا</b>',
    answer: 'رد {author}',
    reply: '<b>كتب من جديد</b>',
    call: '<b>كتب من جديد</b>، سُجّل يدويًا',
    note: 'أضاف {author} ملاحظة',
  },

  failed: {
    unknown: { title: 'لا أحد هنا', text: 'ربما مُحي ما أرسله هذا الشخص، أو لا تملك صلاحية رؤيته.', action: 'الانتقال إلى اليوم' },
    load: 'تعذّر تحميل بيانات هذا الشخص',
    text: 'أعد المحاولة. لم يتغير شيء.',
    again: 'إعادة المحاولة',
  },
} satisfies Translation<typeof english>;
