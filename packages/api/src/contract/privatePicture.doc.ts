import { privateLinkMs, uploadPartMaxBytes } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { inMinutes } from '../documents/durations.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './privatePicture.ts';
import { uploadPrivate } from './privatePicture.ts';

export const privatePictureDocument: DocumentOf<typeof calls> = {
  shapes: {
    PrivatePicture: partOf(uploadPrivate.reply),
    PrivateUpload: partOf(uploadPrivate.request),
  },
  fields: {
    size: '整个文件的字节数',
    uploadId: '上传编号',
    received: '已收到的字节数，即下一段的起点',
    offset: '本段在文件中的起点',
    sha256: {
      text: '整个文件的SHA-256，64位小写十六进制',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    kind: '用途：licence证照 id证件 voucher付款凭证 product产品图片（发布前）',
  },
  calls: {
    uploadPrivate: {
      title: '上传私密图片',
      group: '验证与文件',
      description: `一次性上传私密图片，返回引用名与${inMinutes(privateLinkMs)}分钟内有效的链接`,
      access: 'users',
    },
    uploadCompanyPrivate: {
      title: '上传企业私密图片',
      group: '验证与文件',
      description: `企业一次性上传私密图片，返回引用名与${inMinutes(privateLinkMs)}分钟内有效的链接`,
      access: 'users',
    },
    beginUpload: {
      title: '开始分段上传',
      group: '验证与文件',
      description: '开始或续传私密图片；同一用户、用途与内容返回同一上传及已收到的字节数，已完成时直接返回图片',
      access: 'users',
      sees: 'their own uploads',
      fields: {
        size: { example: 48_213 },
      },
    },
    sendUploadPart: {
      title: '上传一段',
      group: '验证与文件',
      description: `上传私密图片的一段，每段不超过${uploadPartMaxBytes / 1024} KB；位置不符时返回409与已收到的字节数，最后一段完成后返回图片`,
      access: 'users',
      sees: 'their own uploads',
      fields: {
        offset: { example: '0' },
      },
    },
    linkPrivatePicture: {
      title: '私密图片链接',
      group: '验证与文件',
      description: `获取私密图片的链接，${inMinutes(privateLinkMs)}分钟内有效；仅本人与审核人员可用，审核人员看到的图片带水印`,
      access: 'users',
      sees: 'their own pictures; ADMIN and MANAGER every one, with a watermark',
    },
  },
};
