import type { FormMessageTexts, MessageTexts } from '#contract/messages';

export const formMessages: FormMessageTexts = {
  'field.required': 'يُرجى تعبئة هذا الحقل',
  'field.invalidCharacters': 'يُرجى حذف الرموز غير المرئية',
  // The number stands last: beside a noun, Arabic would need a form of it for each kind of number.
  'field.tooLong': 'يُرجى ألّا يزيد عدد أحرف النص عن {max}',
  'field.invalidEmail': 'يُرجى إدخال بريد إلكتروني صحيح',
  'field.invalidChoice': 'يُرجى اختيار أحد الخيارات',
  'form.correctFields': 'يُرجى تصحيح الحقول المحدّدة',

  'quote.required': 'جميع الحقول مطلوبة',
  'quote.failed': 'تعذّر الإرسال',
  'quote.sent': 'أُرسل طلب عرض السعر بنجاح!',

  'review.required': 'يُرجى تعبئة جميع الحقول واختيار تقييم',
  'review.failed': 'حدث خطأ ما',
  'review.sent': 'أُرسل رأيك بنجاح!',

  'application.fullNameRequired': 'الاسم الكامل مطلوب',
  'application.emailRequired': 'البريد الإلكتروني مطلوب',
  'application.resumeRequired': 'السيرة الذاتية مطلوبة',
  'application.notPdf': 'يُرجى اختيار ملف PDF',
  'application.tooLarge': 'يجب أن يقلّ حجم الملف عن 5 ميغابايت',
  'application.failed': 'تعذّر إرسال الطلب. يُرجى المحاولة مرة أخرى.',
  'application.sent': 'أُرسل طلب التوظيف بنجاح!',
};

export const messages: MessageTexts = {
  ...formMessages,
  'field.unknown': 'هذا الحقل غير معروف',
  'field.invalid': 'يُرجى تصحيح هذا الحقل',
  'form.receipt': '{sent} الرقم المرجعي: {reference}',
  'application.careerClosed': 'هذه الوظيفة لم تعد متاحة',

  'http.malformed': 'تعذّرت قراءة الطلب',
  'http.forbiddenOrigin': 'هذا الطلب لم يأتِ من موقعنا',
  'http.invalidToken': 'انتهت الجلسة. يُرجى إرسال النموذج مرة أخرى.',
  'http.notFound': 'غير موجود',
  'http.wrongMethod': 'هذا العنوان لا يقبل هذا النوع من الطلبات',
  'http.methodNotAllowed': 'لا يمكن الإرسال إلى هذا العنوان',
  'http.keyReused': 'أُرسل هذا النموذج من قبل بمحتوى آخر. يُرجى تحديث الصفحة وإرساله مرة أخرى.',
  'http.bodyTooLarge': 'الطلب أكبر من الحدّ المسموح',
  'http.unsupportedType': 'نوع المحتوى هذا غير مدعوم',
  'http.tooManyRequests': 'طلبات كثيرة. يُرجى المحاولة بعد بضع دقائق.',
  'http.serverError': 'حدث خطأ ما',
  'http.unavailable': 'الخدمة مشغولة. يُرجى المحاولة بعد لحظات.',

  'office.signInNeeded': 'يُرجى تسجيل الدخول',
  'office.signInAgain': 'يُرجى تسجيل الدخول من جديد قبل هذا التغيير',
  'office.notAllowed': 'لا تملك صلاحية لهذا',
  'office.factorMissing': 'أضف إلى حسابك أولًا مفتاح مرور أو تطبيق رموز',
  'office.wrongCredentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'office.wrongPassword': 'هذه ليست كلمة مرورك',
  'office.wrongCode': 'هذا الرمز غير صحيح أو سبق استعماله',
  'office.usePasskey': 'يُرجى تسجيل الدخول بمفتاح المرور',
  'office.passkeyFailed': 'تعذّر التحقق من مفتاح المرور. يُرجى المحاولة مرة أخرى.',
  'office.linkInvalid': 'استُعمل هذا الرابط من قبل أو انتهت مدته',
  'office.passwordTooShort': 'يُرجى استعمال 12 حرفًا أو رمزًا على الأقل',
  'office.passwordCommon': 'كلمة المرور هذه سهلة التخمين. يُرجى اختيار غيرها.',
  'office.passwordOnly': 'هذا الرابط لتعيين كلمة مرور جديدة. يمكنك إضافة مفاتيح المرور بعد الدخول.',
  'office.passwordOrPasskey': 'اختر مفتاح مرور أو كلمة مرور',
  'office.emailTaken': 'لهذا الشخص حساب من قبل',
  'office.lastOwner': 'لا بدّ أن يبقى للمكتب مالك واحد على الأقل',
  'office.lastFactor': 'هذه آخر طريقة لتسجيل الدخول. أضف طريقة أخرى أولًا.',
  'office.versionMissing': 'لا يذكر الطلب النسخة التي يغيّرها',
};
