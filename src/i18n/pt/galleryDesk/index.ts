// The words of the desk of the gallery.
import type { NamespaceGalleryDeskTranslation } from '../../i18n-types.ts'

const pt_galleryDesk = {
  lead: 'Fotos de envios entregues. Cada uma tem a permissão de quem recebeu o envio; o que você ocultar aqui some da loja na hora.',
  make: 'Adicionar foto',
  see: 'Ver a página',
  none: 'Ainda não há fotos',
  noneText: 'Com a primeira, a galeria aparece nos buscadores.',
  photo: 'Foto',
  city: 'Cidade',
  cityHint: 'Onde foi entregue, sem endereço nem nomes.',
  month: 'Mês da entrega',
  monthHint: 'Ano e mês, por exemplo 2026-05.',
  state: 'Estado',
  all: 'Todas',
  isShown: 'Visível',
  isHidden: 'Oculta',
  sample: 'Exemplo',
  show: 'Mostrar',
  hide: 'Ocultar',
  back: 'Todas as fotos',
  changeTitle: 'Foto de {city}',
  upload: 'Enviar foto',
  replace: 'Trocar a foto',
  uploadHint:
    'Ou arraste-a para cá: JPEG, PNG, WebP, AVIF ou GIF de até 15 MB. Só os pixels são guardados: nem o lugar nem a câmera.',
  noPicture: 'Ainda sem foto',
  pictureFault: 'Envie a foto primeiro.',
  captions: 'Legenda ({language})',
  alts: 'O que se vê na foto ({language})',
  altsHint: 'Para quem não a vê e para os buscadores.',
  agreed: 'Quem recebeu o envio concorda que esta foto seja mostrada',
  agreedHint:
    'Sem permissão a foto não é guardada. Se for retirada, exclua a foto: o arquivo também é apagado.',
  agreedFault: 'Falta a permissão: marque a caixa quando a tiver.',
  shown: 'Mostrá-la na galeria',
  saved: 'A foto está salva.',
  didShow: 'A foto aparece na galeria.',
  didHide: 'A foto está oculta.',
  deleted: 'A foto foi excluída, com o arquivo.',
  remove: 'Excluir a foto',
  askTitle: 'Excluir esta foto?',
  askText: 'A foto, seus textos e seu arquivo são apagados. Não há volta.',
  askYes: 'Sim, excluir',
} satisfies NamespaceGalleryDeskTranslation

export default pt_galleryDesk
