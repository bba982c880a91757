/** Bytes of a licence picture. */
export const licenceImageMaxBytes = 1_048_576;

/** Bytes of one picture of an identity document. */
export const idImageMaxBytes = 307_200;

/** An avatar has to be smaller than this many bytes. */
export const avatarMaxBytes = 1_048_576;

/** Bytes of one picture of a payment voucher. */
export const voucherImageMaxBytes = 10_485_760;

/** Bytes of one picture of a product. */
export const productImageMaxBytes = 10_485_760;

/** Pictures of products that are kept of an enterprise. */
export const productPicturesMax = 3_000;

/** Bytes of all pictures of products of an enterprise, in all their widths. */
export const productPicturesMaxBytes = 524_288_000;

/** Bytes of one part of a private picture's upload: the most that a broken connection loses. */
export const uploadPartMaxBytes = 131_072;

/** Milliseconds for which a link to a private picture is valid. */
export const privateLinkMs = 600_000;

/** Bytes of a selected photo of a fault, before the device shrinks it. */
export const faultPhotoMaxBytes = 10_485_760;

/** Bytes of an uploaded photo of a fault. */
export const faultPhotoSentMaxBytes = 1_048_576;
