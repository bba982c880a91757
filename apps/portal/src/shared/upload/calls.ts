/** The calls of private pictures: they come with the screens that upload, and not with every page. */
export { beginUpload, linkPrivatePicture, sendUploadPart, uploadPrivate } from '@lima-id/api';
