import { productPictureWidths } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './productPicture.ts';

export const productPictureDocument: DocumentOf<typeof calls> = {
  calls: {
    publishPicture: {
      title: '发布产品图片',
      group: '标识登记',
      description: `将已上传的产品图片公开，生成宽${productPictureWidths.join('、')}像素的三种尺寸，地址不变；一周内没有型号或标识使用时删除`,
      access: 'makers',
      sees: 'their own uploads, for their own enterprise; ADMIN and MANAGER for every one',
      fields: {
        fileName: '用途为product的私密图片的引用名',
        address: {
          text: '图片地址，填入型号或标识的图片中',
          example: `/product-pictures/${'0123456789abcdef'.repeat(4)}/1600.webp`,
        },
        srcset: {
          text: '各种尺寸的地址，即img的srcset',
          example: `/product-pictures/${'0123456789abcdef'.repeat(4)}/320.webp 320w`,
        },
      },
    },
  },
};
