export { changeMoneySettings, readMoneySettings, requireMoney } from "./market-money.ts";
