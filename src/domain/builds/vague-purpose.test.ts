import { expect, it } from 'vitest';
import { isVaguePurpose } from './vague-purpose';

const VAGUE = [
  'Camera',
  'test',
  'TODO',
  'Photo Library Usage Description',
  'Allow Lantern to access your camera',
  'Lantern would like to use your microphone.',
  '$(PRODUCT_NAME) needs access to your photos',
  'This app requires location access to function properly.',
  'We need your contacts',
  'Zugriff auf die Kamera',
  'Diese App benötigt Zugriff auf deinen Standort.',
  "Autoriser l'accès à votre caméra",
  'Esta aplicación necesita acceder a tu cámara',
  'Consenti accesso alla fotocamera',
  'Разрешите доступ к вашей камере',
  'カメラへのアクセスを許可してください',
  '需要访问您的相册',
  '카메라 접근 허용',
];
const HONEST = [
  'Lets you add a photo to a journal entry.',
  'Used to scan the QR code on your ticket.',
  'Shows shops near you.',
  'Finds friends who already use Lantern.',
  'Save pictures of your entries',
  'Damit du Quittungen fotografieren kannst.',
  'Pour scanner les billets de vos amis.',
  'Para mostrar tiendas cercanas a ti.',
  'Чтобы показать магазины рядом с вами.',
  'QRコードを読み取るためにカメラを使用します。',
  '用于扫描门票上的二维码。',
  '영수증을 촬영하기 위해 카메라를 사용합니다.',
  '',
];

it('tells a text that only asks from one that says what for', () => {
  expect(VAGUE.filter((text) => !isVaguePurpose(text, 'Lantern'))).toEqual([]);
  expect(HONEST.filter((text) => isVaguePurpose(text, 'Lantern'))).toEqual([]);
});
