// What every error code says to a person.
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const pt_errors = {
  invalid_input: 'Confira os dados destacados.',
  unauthorized: 'Entre para continuar.',
  invalid_credentials: 'O usuário ou a senha não estão corretos.',
  second_factor_required: 'Digite o código do seu aplicativo de verificação.',
  invalid_otp: 'Esse código de verificação não está correto.',
  wrong_password: 'A senha atual não está correta.',
  email_taken: 'Já existe uma conta com este e-mail.',
  username_taken: 'Esse nome de usuário já está em uso.',
  invalid_token: 'Token inválido ou expirado',
  token_spent: 'Este link já foi usado ou expirou. Peça um novo.',
  invalid_code: 'Código inválido ou expirado',
  second_factor_missing: 'Ative a verificação em duas etapas para entrar no painel.',
  second_factor_on: 'A verificação em duas etapas já está ativa.',
  second_factor_off: 'A verificação em duas etapas não está ativa.',
  second_factor_needed: 'Sua conta de administração precisa da verificação em duas etapas.',
  already_verified: 'Seu e-mail já está confirmado.',
  too_many_addresses: 'Você já salvou 20 endereços. Remova um para adicionar outro.',
  last_admin: 'É a única conta de administração que resta.',
  own_account: 'Você não pode alterar a sua própria conta aqui.',
  forbidden: 'Você não tem permissão para fazer isto.',
  foreign_origin: 'A solicitação não veio deste site. Recarregue a página e tente de novo.',
  not_found: 'Não encontramos o que você procura.',
  product_not_found: 'Produto não encontrado',
  order_not_found: 'Não encontramos esse pedido.',
  price_changed: 'O preço mudou desde que você o viu.',
  out_of_stock: 'Não restam unidades suficientes.',
  not_sold_here: 'Este produto é comprado na loja dele, não aqui.',
  cart_empty: 'Seu carrinho está vazio.',
  cart_full: 'Seu carrinho já tem 50 produtos diferentes. Remova um para adicionar outro.',
  cart_changed: 'Seu carrinho mudou em outra aba. Confira antes de continuar.',
  request_reused:
    'Esta solicitação já foi usada com outros dados. Recarregue a página e tente de novo.',
  illegal_transition: 'O pedido não pode passar para esse estado.',
  no_rate: 'Não temos uma taxa de câmbio válida para esta moeda. Os preços continuam em dólares.',
  too_many_requests: 'Tentativas demais. Espere um momento e tente de novo.',
  unavailable: 'O serviço não está disponível agora. Tente de novo em alguns minutos.',
  internal: 'Algo deu errado do nosso lado. Tente de novo.',
} satisfies NamespaceErrorsTranslation

export default pt_errors
