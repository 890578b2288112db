/** The guided start of Nine Years: the first card of the Alliance in 1688, with the Glorious Revolution. */
import type { Lesson } from "./lesson.js";

export const lesson: Lesson = {
  ruleset: "nine-years",
  options: {},
  seed: "guide",
  seat: "alliance",
  before: ["bourbon show-card 1"],
  steps: [
    {
      title: { en: "What wins", ru: "Как победить" },
      text: {
        en: "You are the **Alliance** against the Bourbons of Louis XIV. One number of victory points serves both: it begins at 25, you raise it, they lower it. In winter 35 win for you at once, 0 for them. Otherwise the peace decides, and 25 or more are yours.",
        ru: "Вы — **Альянс** против Бурбонов Людовика XIV. Победные очки общие: вначале 25, вы их поднимаете, они опускают. Зимой 35 — ваша победа сразу, 0 — их. Иначе решает мир: 25 и больше — ваши.",
      },
    },
    {
      title: { en: "What a turn is", ru: "Что такое ход" },
      text: {
        en: "A turn is a year: events, reinforcements, the campaign with Action cards, winter quarters. 1688 is short: it begins with the campaign, and each side has three cards.",
        ru: "Ход — это год: события, подкрепления, кампания с карточками Действий, зимние квартиры. 1688 год короток: он начинается кампанией, и у каждого три карточки.",
      },
    },
    {
      title: { en: "Who goes first", ru: "Кто первый" },
      text: {
        en: "Both show a card. The higher one goes first and is played first. You need many actions now: show 3.",
        ru: "Обе стороны показывают карточку. Большая ходит первой, её и играют. Вам нужно много действий: покажите 3.",
      },
      moves: ["alliance show-card 3"],
    },
    {
      title: { en: "The Glorious Revolution", ru: "Славная революция" },
      text: {
        en: "London is in the hands of James II. If William III lands there with a corps, Britain joins the Alliance. A **Sea Movement** from Amsterdam is your first action.",
        ru: "Лондон в руках Якова II. Если Вильгельм III высадится там с корпусом, Британия вступит в Альянс. Первое действие — **морское движение** из Амстердама.",
      },
      moves: ["alliance act sea-movement", "alliance choose-space amsterdam"],
      show: ["amsterdam", "london"],
    },
    {
      title: { en: "Who sails", ru: "Кто плывёт" },
      text: {
        en: "Take William III and the Dutch corps.",
        ru: "Возьмите Вильгельма III и голландский корпус.",
      },
      moves: ["alliance take-leader william-iii", "alliance take-corps united-provinces-full", "alliance stop"],
    },
    {
      title: { en: "Sail to London", ru: "В Лондон" },
      text: {
        en: "A die decides how the crossing goes. Rest on the choice to see the odds before you sail.",
        ru: "Переход решает кубик. Задержитесь на выборе, чтобы увидеть шансы.",
      },
      moves: ["alliance sail-to london", "bourbon withdraw-to dunkirk"],
      show: ["amsterdam", "london"],
    },
    {
      title: { en: "Britain is with you", ru: "Британия с вами" },
      text: {
        en: "The corps lost a step and arrived. London, York, Bristol and Londonderry are yours, British corps came into play, and the points rose to 28. Towns of the enemy that you take are worth points: that is the war from now on.",
        ru: "Корпус потерял ступень, но прибыл. Лондон, Йорк, Бристоль и Лондондерри ваши, в игру вошли британские корпуса, очков стало 28. Взятые у врага города приносят очки: в этом и состоит война.",
      },
      show: ["london", "york", "bristol"],
    },
    {
      title: { en: "A campaign", ru: "Кампания" },
      text: {
        en: "Two actions are left. A **Campaign** moves one army up to three spaces, or besieges a place. Max Emanuel of Bavaria at Munich should guard the Rhine: begin with him and his corps.",
        ru: "Осталось два действия. **Кампания** ведёт армию до трёх мест или осаждает. Макс Эмануэль Баварский из Мюнхена должен прикрыть Рейн: начните с него и его корпуса.",
      },
      moves: ["alliance act campaign", "alliance choose-space munich", "alliance take-corps empire-full", "alliance stop"],
      show: ["munich", "ulm", "heilbronn"],
    },
    {
      title: { en: "March to the Rhine", ru: "К Рейну" },
      text: {
        en: "Go to Ulm and on to Heilbronn, and stop there. An army on the move can be intercepted by enemies nearby; here there are none.",
        ru: "Идите в Ульм, потом в Хайльбронн, и остановитесь. Идущую армию могут перехватить враги по соседству; здесь их нет.",
      },
      moves: ["alliance step ulm", "alliance step heilbronn", "alliance stop"],
      show: ["munich", "ulm", "heilbronn"],
    },
    {
      title: { en: "The fleet", ru: "Флот" },
      text: {
        en: "The last action sends a fleet to sea. Control of the Atlantic is worth a point. Both sides roll; your fleet has strength 1.",
        ru: "Последнее действие выводит флот в море. Господство в Атлантике даёт очко. Бросают обе стороны; сила вашего флота 1.",
      },
      moves: [
        "alliance act deploy-fleet",
        "alliance deploy alliance-atlantic-fleet",
        "bourbon play-card 1",
        "bourbon act campaign",
        "bourbon choose-space dunkirk",
        "bourbon take-corps france-full",
        "bourbon take-corps jacobites-full",
        "bourbon take-corps jacobites-full",
        "bourbon step ostend",
      ],
    },
    {
      title: { en: "Now it is yours", ru: "Теперь сами" },
      text: {
        en: "The Atlantic is yours, the points are 29, and the Bourbons have answered: James II marches on Ostend. You have two cards left this year. A place with walls falls only to a siege, so bring an army there, then besiege it with the next action.",
        ru: "Атлантика ваша, очков 29, Бурбоны ответили: Яков II идёт на Остенде. У вас ещё две карточки в этом году. Крепость берут только осадой: приведите армию, а следующим действием осаждайте.",
      },
      show: ["ostend", "dunkirk", "brussels"],
    },
  ],
};
