import type { Translation } from '#content/translation';
import type { undelivered as english } from '../../en/cases/undelivered.ts';

export const undelivered = {
  title: 'رسائل لم تصل',
  summary: {
    zero: 'لا توجد رسائل فاشلة',
    one: 'رسالة واحدة لم تصل',
    two: 'رسالتان لم تصلا',
    few: '{count} رسائل لم تصل',
    many: '{count} رسالة لم تصل',
    other: '{count} رسالة لم تصل',
  },
  nothing: 'لا توجد رسائل فاشلة',
  failed: 'تعذّر تحميل الرسائل التي لم تصل.',
  mailFailed: 'تعذّر تحميل نص هذه الرسالة.',
  list: 'الرسائل التي لم تصل، الأحدث أولًا',

  kinds: {
    confirmation: 'رسالة تأكيد',
    staff: 'إشعار للزملاء',
    answer: 'رد',
    account: 'رسالة بشأن حساب',
    failure: 'إشعار برسالة لم تصل',
    alert: 'رسالة عن الوظائف الجديدة',
  },
  to: 'إلى {recipient}',
  about: { quote: 'طلب سعر من {name}', review: 'رأي من {name}', application: 'طلب توظيف من {name}' },
  open: 'فتح',
  writtenAt: 'كُتبت {at}',
  serverResponse: 'رد الخادم الآخر',
  uncertain: 'ربما أُرسلت: توقّف الخادم قبل تأكيد الإرسال',
  uncertainText: 'لا يعلم إن كانت قد وصلت إلا مستلمها. وإن أعدت إرسالها فقد تصل مرتين.',
  arrived: 'وسم بأنها وصلت',
  noted: 'وُسمت بأنها وصلت',
  mail: 'الرسالة',
  noText: 'في نص هذه الرسالة رابط لمستلمها وحده، لذلك لا يُعرض.',

  recipient: 'العنوان',
  recipientHint: 'يُصحّح لهذه الرسالة فقط',
  sendAgain: 'إعادة الإرسال',
  toSameAddress: 'تُرسل إلى العنوان نفسه: الرابط الذي فيها أُعدّ لهذا الشخص.',
  invalidAddress: 'يُرجى إدخال بريد إلكتروني صحيح',
  sent: 'جارٍ الإرسال إلى {recipient}',
  delivered: 'لم تعد هذه الرسالة تحتاج إلى انتباه.',
  back: 'كل الرسائل التي لم تصل',

  empty: { title: 'لا توجد رسائل فاشلة.', text: 'إذا رفض خادم آخر رسالة ظهرت هنا، مع السبب وإمكان إعادة إرسالها.' },
  notFound: { title: 'لم تعد هذه الرسالة تحتاج إلى انتباه', text: 'أُعيد إرسالها، وربما أعاده زميل.' },
} satisfies Translation<typeof english>;
